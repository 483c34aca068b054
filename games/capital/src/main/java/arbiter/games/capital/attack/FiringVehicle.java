package arbiter.games.capital.attack;

import arbiter.games.capital.unit.Combatant;

/**
 * The vehicle an Attack is made with: it pays, in Energy and Ammo of its own, and range and sight start at the origin,
 * which is the vehicle, or its owner calling for Backup. Ledger: CAP-VEH-5, CAP-AMB-27, CAP-AMB-126.
 */
public record FiringVehicle(Combatant vehicle, Combatant origin, int energy) {}
