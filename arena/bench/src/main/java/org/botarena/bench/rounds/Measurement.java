package org.botarena.bench.rounds;

/**
 * The measurement of one course: medians of the rounds.
 *
 * @param name the course
 * @param perSecond units of work per second
 * @param ratio to the yardstick of the same round
 * @param atLeast the promised minimum ratio, or 0
 * @param bytesPerStep garbage: the bytes allocated for a step (a ply, a simulation, a leaf)
 */
public record Measurement(String name, double perSecond, double ratio, double atLeast, double bytesPerStep) {}
