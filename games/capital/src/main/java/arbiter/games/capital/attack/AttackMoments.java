package arbiter.games.capital.attack;

import arbiter.games.capital.trait.AbilityTrait;
import java.util.List;

/** What the Abilities of a unit do around an Attack, by the moment at which they have something to say. */
public record AttackMoments(
        List<AttackTrait> attackAttribute,
        List<AttackTrait> defenseAttribute,
        List<AttackTrait> afterMiss,
        List<AttackTrait> onHit,
        List<AttackTrait> moreDamage,
        List<AttackTrait> afterBlow,
        List<AttackTrait> afterAttack) {

    public static AttackMoments of(List<AbilityTrait> all) {
        return new AttackMoments(
                at(all, "attackAttribute"),
                at(all, "defenseAttribute"),
                at(all, "afterMiss"),
                at(all, "onHit"),
                at(all, "moreDamage"),
                at(all, "afterBlow"),
                at(all, "afterAttack"));
    }

    private static List<AttackTrait> at(List<AbilityTrait> all, String moment) {
        return AbilityTrait.at(all, AttackTrait.class, moment);
    }
}
