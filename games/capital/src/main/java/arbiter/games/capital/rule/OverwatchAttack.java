package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.OverwatchAttackMade;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An Attack on a unit that moves in sight of somebody on Overwatch. Ledger: CAP-OW-1, CAP-AMB-87, CAP-AMB-94. */
final class OverwatchAttack {

    private static final int MILLIMETRES = 1000;
    private static final Interrupt.Pass PASS = new Interrupt.Pass();

    private OverwatchAttack() {}

    /** The question where to attack, if there is a point left at which the watcher legally can. */
    static Optional<Request<Interrupt>> ask(CapitalState state, Combatant watcher, Stretch left) {
        List<Interrupt> options = new ArrayList<>();
        for (Combatant target : left.moving()) {
            if (target != watcher && !target.momentum().isCareful() && mayTarget(watcher, target)) {
                points(state, watcher, target, left, options);
            }
        }
        if (options.isEmpty()) {
            return Optional.empty();
        }
        Combatant mover = left.mover();
        boolean enemy = state.enemies(watcher, mover);
        options.add(PASS);
        Request<Interrupt> request = Request.one(watcher.decider(), "overwatch.interrupt", options)
                .asking(() -> mover.name() + " moves in sight of " + watcher.name() + ". Attack from Overwatch?")
                .otherwise(enemy ? options.get(0) : PASS);
        return Optional.of(enemy ? request : request.quietly());
    }

    private static boolean mayTarget(Combatant watcher, Combatant target) {
        boolean heldOnly =
                watcher.grappling().isEmpty() || watcher.grappling().get().equals(target.id()); // CAP-STAT-GRAPPLING-2
        boolean tauntedOnly =
                watcher.tauntedBy().isEmpty() || watcher.tauntedBy().get().equals(target.id());
        return heldOnly && tauntedOnly; // CAP-STAT-TAUNTED-1
    }

    private static void points(
            CapitalState state, Combatant watcher, Combatant target, Stretch left, List<Interrupt> options) {
        List<Means> arms = Armoury.means(watcher);
        int reach = 0;
        for (Means means : arms) {
            reach = Math.max(reach, means.profile().range().metres());
        }
        for (int at : left.points(watcher)) {
            Base from = left.place(watcher, at);
            Base there = left.place(target, at);
            boolean reached = !arms.isEmpty()
                    && (CapitalState.touching(from, there) || reach > 0 && from.within(there, reach * MILLIMETRES));
            if (reached && state.seesAt(watcher, target, there.centre())) {
                options.add(new Interrupt.AttackAt(watcher, target, at, there.centre()));
            }
        }
    }

    /** Made where the target is now; it costs no Action, but Energy and Ammo as ever. */
    static void resolve(Play<CapitalState> play, Combatant watcher, Combatant target) {
        List<Strike> strikes = new ArrayList<>();
        for (Means means : Armoury.means(watcher)) {
            if (Armoury.targets(play.state(), watcher, means).contains(target)) {
                strikes.add(new Strike(watcher, means, target));
            }
        }
        if (strikes.isEmpty()) {
            return;
        }
        Strike strike = strikes.size() == 1
                ? strikes.get(0)
                : play.choose(Request.one(watcher.decider(), "overwatch.attack", strikes)
                        .asking(() -> "How does " + watcher.name() + " attack " + target.name() + "?"));
        strike.resolve(play, Manner.OVERWATCH);
        if (watcher.overwatch() > 0) {
            play.emit(new OverwatchAttackMade(watcher.id()));
        }
    }
}
