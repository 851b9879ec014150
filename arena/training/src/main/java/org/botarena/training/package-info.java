/**
 * How the networks of the agent zero learn: {@link org.botarena.training.Training} is the loop of AlphaGo Zero, games against
 * itself and steps of the optimiser in turn.
 */
package org.botarena.training;
