package arbiter.games.capital.move;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.plane.Path;
import java.util.Optional;

/** A fall: 10m at once, 30m when the next turn starts, 50m with each further one. Ledger: CAP-FALL-1, CAP-AMB-81. */
public final class Fall {

    private static final Check.Labels LABELS = Check.Labels.of("fall");
    static final int FIRST = 10_000;
    private static final int SECOND = 30_000;
    private static final int LATER = 50_000;
    private static final int HARMLESS_BELOW = 4;
    private static final int MILLIMETRES = 1000;

    private Fall() {}

    /** The unit has lost what kept it up; gravity does not concern those who fly. Ledger: CAP-KEY-FLYING. */
    public static void begin(Play<CapitalState> play, Combatant unit) {
        if (mayBegin(unit)) {
            fall(play, unit);
        }
    }

    /** A flyer no longer holds somebody, who may have been carried up into the air. Ledger: CAP-STAT-GRAPPLING-1. */
    public static void dropped(Play<CapitalState> play, Combatant grappler, Combatant victim) {
        if (grappler.profile().is(UnitTag.FLYING) && victim.present()) {
            begin(play, victim);
        }
    }

    /** Whether it is up in the air with nothing that could hold it there. */
    public static boolean mayBegin(Combatant unit) {
        return unit.base().altitude() > 0
                && !unit.profile().is(UnitTag.FLYING)
                && !unit.isVehicle() // comes down by its own rule: CAP-AMB-31
                && unit.riding().isEmpty()
                && unit.grappledBy().isEmpty()
                && !unit.movement().isFalling();
    }

    /** At the start of its turn a falling unit falls on. */
    public static void goOn(Play<CapitalState> play, Combatant unit) {
        if (unit.movement().isFalling() && unit.present()) {
            fall(play, unit);
        }
    }

    private static void fall(Play<CapitalState> play, Combatant unit) {
        play.emit(new FallWentOn(unit.id()));
        int turn = unit.movement().fallTurns();
        int distance = turn == 1 ? FIRST : turn == 2 ? SECOND : LATER;
        int altitude = unit.base().altitude();
        Path down = Path.of(unit.base().centre());
        Movement.resolve(
                play, unit, MovementPath.sloping(down, altitude, Math.max(0, altitude - distance)), Motion.FALL);
        if (unit.base().altitude() == 0 && unit.present()) {
            land(play, unit, unit.movement().fallen() / MILLIMETRES);
        }
    }

    /** From 4m on an AGI check against the metres fallen decides about damage. Ledger: CAP-FALL-2, CAP-AMB-60. */
    public static void land(Play<CapitalState> play, Combatant unit, int metres) {
        boolean unhurt = metres < HARMLESS_BELOW || Check.passes(play, LABELS, "landing", unit, Attribute.AGI, metres);
        play.emit(new Landed(unit.id(), metres, !unhurt));
        if (!unhurt) {
            int damage = play.draw("fall.damage", Dice.of(metres, Die.D6)).sum();
            Damage.outside(
                    play,
                    new DamageInProgress(Optional.empty(), unit, Modifiers.of("fall", damage), DamageType.BLUNT),
                    Optional.empty());
        }
    }
}
