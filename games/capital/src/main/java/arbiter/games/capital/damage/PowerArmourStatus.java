package arbiter.games.capital.damage;

import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Shell;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Power armour: the hit points it has left, and where it stands while nobody is inside. Ledger: CAP-AMB-22. */
public record PowerArmourStatus(int hp, Optional<Point> standsAt) implements Part {

    public static PowerArmourStatus of(Profile profile) {
        return new PowerArmourStatus(profile.shell().map(Shell::hitPoints).orElse(0), Optional.empty());
    }

    /** Armour that is broken through is left where it stands. */
    public static void setHitPoints(Combatant unit, int hp) {
        PowerArmourStatus now = unit.powerArmour().withHp(hp);
        unit.set(
                hp == 0 && unit.isInShell()
                        ? now.standing(Optional.of(unit.base().centre()))
                        : now);
    }

    PowerArmourStatus withHp(int changed) {
        return new PowerArmourStatus(changed, standsAt);
    }

    PowerArmourStatus standing(Optional<Point> at) {
        return new PowerArmourStatus(hp, at);
    }
}
