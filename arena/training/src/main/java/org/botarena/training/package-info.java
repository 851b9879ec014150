/**
 * Trains the networks of the agent zero: {@link org.botarena.training.Training} alternates self-play and optimiser
 * steps, as AlphaGo Zero does.
 */
package org.botarena.training;
