package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Motion;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who may break into one movement, and where: units on Overwatch, once each, and units with Lockdown counters. All are
 * asked before the first step and again after every interrupt. Ledger: section 5.2, CAP-OW-3.
 */
final class Interrupts {

    private final Play<CapitalState> play;
    private final Combatant mover;
    private final Course course;
    private final Optional<Combatant> victim;
    private final List<Combatant> attacked = new ArrayList<>();

    Interrupts(Play<CapitalState> play, Combatant mover, Course course, Motion motion) {
        this.play = play;
        this.mover = mover;
        this.course = course;
        this.victim = Movement.victim(play.state(), mover, motion); // CAP-AMB-96
    }

    /** Whether anybody at all is in a position to break in. */
    static boolean possible(CapitalState state, Combatant mover) {
        List<Combatant> units = state.combatants();
        for (int i = 0; i < units.size(); i++) {
            Combatant unit = units.get(i);
            if (unit != mover && (unit.overwatch() > 0 || unit.momentum().lockdown() > 0)) {
                return true;
            }
        }
        return false;
    }

    /** What comes first of all that is named for the rest of the way; at the same point turn order decides. */
    Optional<Interrupt.Break> earliest(int covered, int end) {
        Stretch left = new Stretch(mover, victim, course, covered, end);
        List<Request<Interrupt>> requests = new ArrayList<>();
        List<Combatant> order = InTurnOrder.of(play.state());
        for (Combatant unit : order) {
            if (unit != mover && unit.overwatch() > 0 && !attacked.contains(unit)) {
                OverwatchAttack.ask(play.state(), unit, left).ifPresent(requests::add);
            }
        }
        for (Combatant unit : order) {
            if (unit != mover && unit.momentum().lockdown() > 0 && unit.present()) {
                LockdownStop.ask(play.state(), unit, left).ifPresent(requests::add);
            }
        }
        return requests.isEmpty() ? Optional.empty() : first(play.chooseTogether(requests), order);
    }

    private static Optional<Interrupt.Break> first(List<Interrupt> answers, List<Combatant> order) {
        Optional<Interrupt.Break> first = Optional.empty();
        for (Interrupt answer : answers) {
            if (answer instanceof Interrupt.Break named && (first.isEmpty() || before(named, first.get(), order))) {
                first = Optional.of(named);
            }
        }
        return first;
    }

    private static boolean before(Interrupt.Break one, Interrupt.Break other, List<Combatant> order) {
        return one.at() < other.at()
                || one.at() == other.at() && InTurnOrder.place(one.by(), order) < InTurnOrder.place(other.by(), order);
    }

    /** Carries it out; returns whether the movement may go on. */
    boolean resolve(Interrupt.Break interrupt) {
        if (interrupt instanceof Interrupt.AttackAt attack) {
            attacked.add(attack.by());
            OverwatchAttack.resolve(play, attack.by(), attack.target());
            return true;
        }
        LockdownStop.resolve(play, (Interrupt.StopAt) interrupt, course);
        return false;
    }
}
