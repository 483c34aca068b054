package arbiter.games.capital.trait;

import arbiter.games.capital.sheet.AttackProfile;

/** An Attack that needs no weapon; where its owner chose a damage type, it deals that. */
public record NaturalAttack(AttackProfile attack) implements AbilityTrait {}
