/** The network while it learns: its numbers, what PyTorch computes with them, and the optimiser. */
package org.botarena.training.network;
