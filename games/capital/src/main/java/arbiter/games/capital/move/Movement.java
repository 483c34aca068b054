package arbiter.games.capital.move;

import arbiter.games.capital.gear.PlasmaDisruptions;
import arbiter.games.capital.grapple.GrappleEnded;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Interrupt;
import arbiter.games.capital.watch.Interrupts;
import arbiter.kernel.Play;
import arbiter.space.plane.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One continuous movement, by choice or not, with everything that may interrupt it on the way. Ledger: section 5.2,
 * CAP-OW-2, CAP-AMB-95.
 */
public final class Movement {

    private Movement() {}

    /** The unit is moved along the way by somebody, as far as nothing stops it; those aboard stay where they sit. */
    public static void forced(Play<CapitalState> play, Combatant unit, Path way) {
        boolean firm =
                unit.riding().isPresent() || unit.isVehicle() && unit.crew().deployed(); // CAP-VEH-7
        if (!firm) {
            asFarAsFree(play, unit, way, Motion.FORCED);
        }
    }

    /** The unit goes along the way by an effect that is no Move Action, as far as nothing stops it. */
    public static void along(Play<CapitalState> play, Combatant unit, Path way) {
        asFarAsFree(play, unit, way, Motion.MOVE);
    }

    /** The unit may go up to so many metres wherever it likes, by an effect that is no Move Action. */
    public static void upTo(Play<CapitalState> play, Combatant unit, int metres, String label) {
        PathChoice.ask(play, unit, metres, Optional.empty(), label)
                .ifPresent(course -> resolve(play, unit, course, Motion.MOVE));
    }

    private static void asFarAsFree(Play<CapitalState> play, Combatant unit, Path way, Motion motion) {
        MovementPath course = MovementPath.level(way, unit.base().altitude());
        resolve(play, unit, course.until(PathObstacles.clear(play.state(), unit, course)), motion);
    }

    /** Walks the whole course, or as much of it as others leave. */
    public static void resolve(Play<CapitalState> play, Combatant unit, MovementPath course, Motion motion) {
        resolve(play, unit, course, motion, new ArrayList<>(0));
    }

    /** One part of a movement in which these have made their Overwatch Attack already. Ledger: CAP-AMB-95. */
    public static void resolve(
            Play<CapitalState> play, Combatant unit, MovementPath course, Motion motion, List<Combatant> attacked) {
        if (course.length() == 0) {
            return;
        }
        boolean level = motion == Motion.MOVE || motion == Motion.FORCED;
        Optional<Combatant> unknown = level ? PathObstacles.unknownOn(play.state(), unit, course) : Optional.empty();
        if (unknown.isPresent()) { // whoever is not known of stops the unit all the same
            int free = PathObstacles.before(play.state(), unit, unknown.get(), course);
            play.emit(new StoppedShort(unit.id(), unknown.get().id()));
            resolve(play, unit, course.until(free), motion, attacked);
            return;
        }
        if (!Interrupts.possible(play.state(), unit, motion)) {
            step(play, unit, course, course.length(), motion);
            return;
        }
        boolean upAtFirst = unit.isUp();
        Interrupts interrupts = new Interrupts(play, unit, course, motion, attacked);
        int covered = 0;
        int end = course.length();
        Optional<Interrupt.Break> next = interrupts.earliest(covered, end);
        while (next.isPresent()) {
            if (!step(play, unit, course.after(covered), next.get().at() - covered, motion)) {
                return;
            }
            covered = next.get().at();
            boolean goesOn = interrupts.resolve(next.get());
            boolean whereItWas = unit.base().equals(course.base(unit.base(), covered));
            if (!goesOn || !whereItWas || !unit.present() || upAtFirst && !unit.isUp()) {
                return;
            }
            end = covered
                    + PathObstacles.clear(
                            play.state(), unit, course.after(covered).until(end - covered));
            next = interrupts.earliest(covered, end);
        }
        step(play, unit, course.after(covered), end - covered, motion);
    }

    /** So far unless plasma on the way is too much; whether the unit can go on. Ledger: CAP-AMB-119. */
    private static boolean step(
            Play<CapitalState> play, Combatant unit, MovementPath course, int length, Motion motion) {
        OptionalInt plasma = PlasmaDisruptions.contact(play.state(), unit, course, length);
        if (plasma.isEmpty()) {
            stretch(play, unit, course, length, motion);
            return true;
        }
        boolean upAtFirst = unit.isUp();
        int covered = plasma.getAsInt();
        stretch(play, unit, course, covered, motion);
        PlasmaDisruptions.touchedBy(play, unit);
        return unit.present()
                && (unit.isUp() || !upAtFirst)
                && step(play, unit, course.after(covered), length - covered, motion);
    }

    /** A stretch without interruption; the victim of a grappler who goes by itself comes along. Ledger: CAP-AMB-96. */
    private static void stretch(
            Play<CapitalState> play, Combatant unit, MovementPath course, int length, Motion motion) {
        if (length == 0) {
            return;
        }
        Optional<Combatant> victim = victim(play.state(), unit, motion);
        MovementPath beside = victim.isPresent() ? PathObstacles.dragged(unit, victim.get(), course) : course;
        play.emit(new Moved(unit.id(), course.base(unit.base(), length), length, motion, course.corners(length)));
        if (victim.isPresent()) {
            Combatant dragged = victim.get();
            play.emit(new Moved(
                    dragged.id(), beside.base(dragged.base(), length), length, Motion.DRAGGED, beside.corners(length)));
        }
        slip(play, unit);
    }

    public static Optional<Combatant> victim(CapitalState state, Combatant unit, Motion motion) {
        return motion == Motion.MOVE ? dragged(state, unit) : Optional.empty();
    }

    /** Whom the unit would take along; nobody is dragged off what they ride. */
    static Optional<Combatant> dragged(CapitalState state, Combatant unit) {
        return unit.grappling()
                .map(state::unit)
                .filter(victim -> victim.riding().isEmpty());
    }

    /** A grapple is over when the two lose contact, be it by what one of them sits in. */
    public static void slip(Play<CapitalState> play, Combatant unit) {
        CapitalState state = play.state();
        if (unit.isVehicle()) {
            unit.crew().aboard().forEach(id -> slip(play, state.unit(id)));
        }
        if (unit.grappling().isPresent()) {
            slip(play, unit, state.unit(unit.grappling().get()));
        }
        if (unit.grappledBy().isPresent()) {
            slip(play, state.unit(unit.grappledBy().get()), unit);
        }
    }

    private static void slip(Play<CapitalState> play, Combatant grappler, Combatant victim) {
        if (!play.state().touching(grappler, victim)) {
            play.emit(new GrappleEnded(victim.id()));
            Fall.dropped(play, grappler, victim);
        }
    }
}
