/** Players made of a network of zero, and games between players inside one process. */
package org.botarena.bench.network;
