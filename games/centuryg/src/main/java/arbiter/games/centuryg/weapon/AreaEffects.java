package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.HitResults;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.DamageUpgrades;
import arbiter.games.centuryg.terrain.Ground.GroundChanged;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What some Weapons do to everything in their area, hit or not, the user included. Ledger: BCG-ABIL-4, table 3.14. */
public final class AreaEffects {

    private AreaEffects() {}

    /** Whether the Zones of its Line are not what they were. Ledger: incinerator, overfreeze. */
    public static boolean changesGround(AttackInProgress strike) {
        for (WeaponTrait trait : strike.traits()) {
            if (trait.changesGround(strike)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the user is in the area of what the Weapon does besides its Test. Ledger: BCG-ABIL-4. */
    public static boolean reachesUser(CenturyState state, AttackInProgress strike) {
        for (WeaponTrait trait : strike.traits()) {
            if (trait.affectsBlast()) {
                return AttackArea.inBlast(state, strike, strike.attacker());
            }
        }
        return false;
    }

    static List<Fighter> inBlast(CenturyState state, AttackInProgress strike) {
        List<Fighter> units = new ArrayList<>();
        for (Fighter unit : state.units()) {
            if (AttackArea.inBlast(state, strike, unit) && !strike.excludes(unit.zone())) {
                units.add(unit);
            }
        }
        return units;
    }

    /** Of a halving: the Unit and what it uses. Ledger: BCG-AMB-45. */
    static String source(AttackInProgress strike) {
        return strike.attacker().id() + ":" + strike.weapon().id();
    }

    static void halve(
            Play<CenturyState> play, AttackInProgress strike, Fighter unit, Mark.Kind kind, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, unit.id(), source(strike), "", 1, clock), words));
    }

    /** Those that were hit have had theirs together with the Damage of the Test, and Cores that ejected were not there. */
    static void splash(Play<CenturyState> play, AttackInProgress strike, List<Fighter> units, int damage) {
        for (Fighter unit : units) {
            if (!isHit(strike, unit.id())
                    && unit.cockpit().machine().filter(id -> isHit(strike, id)).isEmpty()) {
                DamageInProgress blow = new DamageInProgress(unit, damage, HitResults.cause(strike, unit, false));
                if (HitResults.halves(strike)) {
                    blow.halve();
                }
                if (DamageUpgrades.halvesDealt(play.state(), blow.cause(), unit)) {
                    blow.halve();
                }
                Damage.resolve(play, blow);
            }
        }
    }

    private static boolean isHit(AttackInProgress strike, String unit) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isHit() && victim.fighter().id().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    /** The Zones of a Line change for a Round; the user's own may be left out. */
    static void change(Play<CenturyState> play, AttackInProgress strike, List<Terrain> terrain) {
        Fighter unit = strike.attacker();
        List<Integer> zones = new ArrayList<>(strike.line());
        if (play.confirm(unit.decider(), "attack.own-zone", () -> "Does " + unit.name() + "'s own Zone change too?")) {
            zones.add(0, unit.zone());
        }
        zones.removeIf(strike::excludes);
        if (!zones.isEmpty()) {
            play.emit(new GroundChanged(zones, terrain, play.state().rounds(unit, 1)));
            AimBenefit.check(play);
        }
    }
}
