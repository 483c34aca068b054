package arbiter.games.capital.watch;

import arbiter.games.capital.move.Motion;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.move.MovementPath;
import arbiter.games.capital.move.RemainingPath;
import arbiter.games.capital.turn.SeizeInitiative;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who may break into one movement, and where: units on Overwatch, once each, units with Lockdown counters, and friends
 * who ask for the Initiative. All are asked before the first step and again after every interrupt. Ledger: section 5.2,
 * CAP-OW-3.
 */
public final class Interrupts {

    private final Play<CapitalState> play;
    private final Combatant mover;
    private final MovementPath course;
    private final Optional<Combatant> victim;
    private final Motion motion;
    private final List<Combatant> attacked;
    private final List<Combatant> turnedDown = new ArrayList<>();

    public Interrupts(
            Play<CapitalState> play, Combatant mover, MovementPath course, Motion motion, List<Combatant> attacked) {
        this.play = play;
        this.mover = mover;
        this.course = course;
        this.motion = motion;
        this.attacked = attacked;
        this.victim = Movement.victim(play.state(), mover, motion); // CAP-AMB-96
    }

    /** Whether anybody at all is in a position to break in. */
    public static boolean possible(CapitalState state, Combatant mover, Motion motion) {
        List<Combatant> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Combatant unit = units.get(i);
            if (unit != mover && (unit.overwatch() > 0 || unit.watch().lockdown() > 0)) {
                return true;
            }
        }
        return SeizeDuringMove.possible(state, mover, motion);
    }

    /** What comes first of all that is named for the rest of the way; at the same point turn order decides. */
    public Optional<Interrupt.Break> earliest(int covered, int end) {
        RemainingPath left = new RemainingPath(mover, victim, course, covered, end);
        CapitalState state = play.state();
        List<Request<Interrupt>> requests = new ArrayList<>();
        for (int place = 0; place < state.units().size(); place++) {
            Combatant unit = state.inOrder(place);
            if (unit != mover && unit.overwatch() > 0 && !attacked.contains(unit) && OverwatchAttack.allowed(unit)) {
                OverwatchAttack.ask(state, unit, left).ifPresent(requests::add);
            }
            if (unit != mover && unit.watch().lockdown() > 0 && unit.present()) {
                LockdownStop.ask(state, unit, left).ifPresent(requests::add);
            }
        }
        Optional<Interrupt.Break> first = requests.isEmpty() ? Optional.empty() : first(play.chooseTogether(requests));
        Optional<Combatant> active = SeizeDuringMove.active(state, mover, motion);
        if (active.isEmpty()) {
            return first;
        }
        Optional<Interrupt.Break> seized = SeizeDuringMove.earliest(play, active.get(), left, turnedDown); // CAP-AMB-90
        return first.isEmpty()
                        || seized.isPresent() && seized.get().at() < first.get().at()
                ? seized
                : first;
    }

    /** The answers come in turn order. */
    private static Optional<Interrupt.Break> first(List<Interrupt> answers) {
        Optional<Interrupt.Break> first = Optional.empty();
        for (Interrupt answer : answers) {
            if (answer instanceof Interrupt.Break named
                    && (first.isEmpty() || named.at() < first.get().at())) {
                first = Optional.of(named);
            }
        }
        return first;
    }

    /** Carries it out; returns whether the movement may go on. */
    public boolean resolve(Interrupt.Break interrupt) {
        if (interrupt instanceof Interrupt.AttackAt attack) {
            attacked.add(attack.by());
            OverwatchAttack.resolve(play, attack.by(), attack.target());
            return true;
        }
        if (interrupt instanceof Interrupt.SeizeAt seizing) {
            if (!SeizeInitiative.handedOver(play, seizing.by(), seizing.active())) {
                turnedDown.add(seizing.by());
            }
            return mover.grappledBy().isEmpty(); // CAP-STAT-GRAPPLED-1
        }
        LockdownStop.resolve(play, (Interrupt.StopAt) interrupt, course);
        return false;
    }
}
