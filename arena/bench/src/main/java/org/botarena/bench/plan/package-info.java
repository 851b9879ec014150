/** The floor plan of the source tree: the sizes of its packages, their depths, and their cycles. */
package org.botarena.bench.plan;
