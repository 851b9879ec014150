/**
 * What the build makes for the distribution beside the program: the pages as HTML, the licences of the libraries, the
 * API's documentation. Nothing of it is distributed itself.
 */
package org.botarena.packing;
