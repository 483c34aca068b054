package arbiter.games.capital.sheet;

import java.util.Optional;

/** An Attack that comes without a weapon: a fist, claws, a companion's laser. */
public record Strike(AttackProfile attack, DamageType type, Optional<Versus> cooldown) {}
