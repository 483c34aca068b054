package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.GroundChanged;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.Terrain;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What some Weapons do to everything in their area, hit or not, the user included. Ledger: BCG-ABIL-4, table 3.14. */
final class AreaEffects {

    private AreaEffects() {}

    static void resolve(Play<CenturyState> play, Strike strike) {
        if (strike.is(WeaponId.BOMBARDMENT)) {
            splash(play, strike, inArea(play.state(), strike), strike.tension());
        } else if (strike.is(WeaponId.FINGER_NET)) {
            Clock clock = Durations.closeOfFollowingTurn(play.state(), strike.attacker());
            for (Fighter unit : inArea(play.state(), strike)) {
                halve(play, strike, unit, Mark.Kind.HALF_SPEED, clock, "is caught in the net: Speed halved");
                halve(play, strike, unit, Mark.Kind.HALF_GUARD, clock, "is caught in the net: Guard halved");
            }
        } else if (strike.is(WeaponId.TECHNOLEECHES)) {
            Clock clock = play.state().rounds(strike.attacker(), 1);
            for (Fighter unit : inArea(play.state(), strike)) {
                halve(play, strike, unit, Mark.Kind.HALF_ENERGY, clock, "is drained: Energy halved for a Round");
            }
        } else if (strike.is(WeaponId.FINAL_BEAM)) {
            splash(play, strike, onTheMap(play.state()), strike.boostEnergy());
        } else if (changesGround(strike)) {
            boolean ice = strike.is(WeaponId.OVERFREEZE);
            change(play, strike, ice ? List.of(Terrain.DIFFICULT, Terrain.EXTREME) : List.of(Terrain.EXTREME));
        }
    }

    /** Whether the Zones of its Line are not what they were. Ledger: incinerator, overfreeze. */
    static boolean changesGround(Strike strike) {
        return strike.isBoosted() && (strike.is(WeaponId.INCINERATOR) || strike.is(WeaponId.OVERFREEZE));
    }

    /** Whether the user is in the area of what the Weapon does besides its Test. Ledger: BCG-ABIL-4. */
    static boolean reachesUser(CenturyState state, Strike strike) {
        boolean effects =
                strike.is(WeaponId.BOMBARDMENT) || strike.is(WeaponId.FINGER_NET) || strike.is(WeaponId.TECHNOLEECHES);
        return effects && Spread.inBlast(state, strike, strike.attacker());
    }

    private static List<Fighter> inArea(CenturyState state, Strike strike) {
        List<Fighter> units = new ArrayList<>();
        for (Fighter unit : state.fighters()) {
            if (Spread.inBlast(state, strike, unit) && !strike.excluded.contains(unit.zone())) {
                units.add(unit);
            }
        }
        return units;
    }

    /** A Boosted Final Beam hurts all Units, the user included. Ledger: final-beam. */
    private static List<Fighter> onTheMap(CenturyState state) {
        List<Fighter> units = new ArrayList<>();
        for (Fighter unit : state.fighters()) {
            if (unit.isOut()) {
                units.add(unit);
            }
        }
        return units;
    }

    /** Of a halving: the Unit and what it uses. Ledger: BCG-AMB-45. */
    static String source(Strike strike) {
        return strike.attacker().id() + ":" + strike.weapon().id();
    }

    private static void halve(
            Play<CenturyState> play, Strike strike, Fighter unit, Mark.Kind kind, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, unit.id(), source(strike), "", 1, clock), words));
    }

    /** Those that were hit have had theirs together with the Damage of the Test, and Cores that ejected were not there. */
    private static void splash(Play<CenturyState> play, Strike strike, List<Fighter> units, int damage) {
        for (Fighter unit : units) {
            if (!isHit(strike, unit.id())
                    && unit.cockpit().machine().filter(id -> isHit(strike, id)).isEmpty()) {
                Blow blow = new Blow(unit, damage, Impact.cause(strike, unit, false));
                if (Impact.halves(strike)) {
                    blow.halve();
                }
                if (Invasive.halves(blow.cause(), unit)) {
                    blow.halve();
                }
                Harm.resolve(play, blow);
            }
        }
    }

    private static boolean isHit(Strike strike, String unit) {
        for (Victim victim : strike.victims()) {
            if (victim.isHit() && victim.fighter().id().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    /** The Zones of a Line change for a Round; the user's own may be left out. */
    private static void change(Play<CenturyState> play, Strike strike, List<Terrain> terrain) {
        Fighter unit = strike.attacker();
        List<Integer> zones = new ArrayList<>(strike.line);
        if (play.confirm(unit.decider(), "attack.own-zone", () -> "Does " + unit.name() + "'s own Zone change too?")) {
            zones.add(0, unit.zone());
        }
        zones.removeAll(strike.excluded);
        if (!zones.isEmpty()) {
            play.emit(new GroundChanged(zones, terrain, play.state().rounds(unit, 1)));
            Aiming.check(play);
        }
    }
}
