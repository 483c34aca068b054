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
    Optional<Interrupt> earliest(int covered, int end) {
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

    private static Optional<Interrupt> first(List<Interrupt> answers, List<Combatant> order) {
        Interrupt first = null;
        for (Interrupt answer : answers) {
            if (!answer.declines()
                    && (first == null
                            || answer.at() < first.at()
                            || answer.at() == first.at() && place(answer, order) < place(first, order))) {
                first = answer;
            }
        }
        return Optional.ofNullable(first);
    }

    private static int place(Interrupt interrupt, List<Combatant> order) {
        return interrupt instanceof Interrupt.AttackAt attack
                ? order.indexOf(attack.watcher())
                : order.indexOf(((Interrupt.StopAt) interrupt).sentinel());
    }

    /** Carries it out; returns whether the movement may go on. */
    boolean resolve(Interrupt interrupt) {
        if (interrupt instanceof Interrupt.AttackAt attack) {
            attacked.add(attack.watcher());
            OverwatchAttack.resolve(play, attack.watcher(), attack.target());
            return true;
        }
        LockdownStop.resolve(play, (Interrupt.StopAt) interrupt, course);
        return false;
    }
}
