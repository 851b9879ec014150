/** The network during training: its parameters, the computations in PyTorch, and the optimiser. */
package org.botarena.training.network;
