/**
 * The build's tools for the parts of the distribution besides the program: the pages as HTML, the licences of the
 * libraries, the API's documentation. The tools themselves are not distributed.
 */
package org.botarena.packing;
