/** The floor plan of the source tree, measured: how large its packages are, how deep, and which stand in a circle. */
package org.botarena.bench.plan;
