package arbiter.games.capital.trait;

/** What an Ability does beyond its uses, as content names it. A new one is a record that is permitted here. */
public sealed interface AbilityTrait
        permits Aim,
                Armour,
                Bossfight,
                CyberneticShell,
                Dodge,
                ExtraHand,
                HitPointsPerLevel,
                NaturalAttack,
                ScoreBonus {}
