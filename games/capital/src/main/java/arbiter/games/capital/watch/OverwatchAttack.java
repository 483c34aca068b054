package arbiter.games.capital.watch;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.RemainingPath;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.plane.Base;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An Attack on a unit that moves in sight of somebody on Overwatch. Ledger: CAP-OW-1, CAP-AMB-87, CAP-AMB-94. */
final class OverwatchAttack {

    private static final int MILLIMETRES = 1000;
    private static final String NAME = "Overwatch Attack";
    private static final Interrupt.Pass PASS = new Interrupt.Pass();

    private OverwatchAttack() {}

    /** The question where to attack, if there is a point left at which the watcher legally can. */
    static Optional<Request<Interrupt>> ask(CapitalState state, Combatant watcher, RemainingPath left) {
        Combatant attacker = Backup.lender(state, watcher);
        if (!attacker.present()) { // nobody left to decide for the vehicle: CAP-AMB-126
            return Optional.empty();
        }
        List<Interrupt> options = new ArrayList<>();
        for (Combatant target : left.moving()) {
            if (target != watcher && !target.watch().careful() && mayTarget(attacker, target)) {
                points(state, watcher, target, left, options);
            }
        }
        if (options.isEmpty()) {
            return Optional.empty();
        }
        Combatant mover = left.mover();
        boolean enemy = state.enemies(watcher, mover);
        options.add(PASS);
        Request<Interrupt> request = Request.one(attacker.decider(), "overwatch.interrupt", options)
                .asking(() -> mover.name() + " moves in sight of " + watcher.name() + ". Attack from Overwatch?")
                .otherwise(enemy ? options.get(0) : PASS);
        return Optional.of(enemy ? request : request.quietly());
    }

    /** Whoever can do nothing twice has one Attack only. Ledger: CAP-AMB-148. */
    static boolean allowed(Combatant watcher) {
        return !NothingTwice.forbids(watcher, NAME);
    }

    private static boolean mayTarget(Combatant watcher, Combatant target) {
        boolean heldOnly =
                watcher.grappling().isEmpty() || watcher.grappling().get().equals(target.id()); // CAP-STAT-GRAPPLING-2
        boolean tauntedOnly =
                watcher.tauntedBy().isEmpty() || watcher.tauntedBy().get().equals(target.id());
        return heldOnly && tauntedOnly; // CAP-STAT-TAUNTED-1
    }

    private static void points(
            CapitalState state, Combatant watcher, Combatant target, RemainingPath left, List<Interrupt> options) {
        List<AttackMeans> arms = Backup.arms(state, watcher);
        for (int at : left.points(watcher)) {
            Base there = left.place(target, at);
            if (reached(state, watcher, target, arms, left.place(watcher, at), there)) {
                options.add(new Interrupt.AttackAt(watcher, target, at, there.centre()));
            }
        }
    }

    /** Whether any of the arms gets at the target there; those of a vehicle from where the vehicle is. */
    private static boolean reached(
            CapitalState state, Combatant watcher, Combatant target, List<AttackMeans> arms, Base from, Base there) {
        for (AttackMeans means : arms) {
            Combatant origin = means.origin(watcher);
            Base start = origin == watcher ? from : origin.base();
            int metres = means.profile().range().metres();
            boolean inRange = metres == 0
                    ? CapitalState.touching(origin.riding().isPresent() ? state.contactBase(origin) : start, there)
                    : start.within(there, metres * MILLIMETRES);
            if (inRange && state.reachable(origin, target) && state.seesAt(origin, target, there.centre())) {
                return true;
            }
        }
        return false;
    }

    /** Made where the target is now; it costs no Action, but Energy and Ammo as ever. */
    static void resolve(Play<CapitalState> play, Combatant watcher, Combatant target) {
        Combatant attacker = Backup.lender(play.state(), watcher);
        List<AttackAction> strikes = new ArrayList<>();
        for (AttackMeans means : Backup.arms(play.state(), watcher)) {
            if (AttackOptions.targets(play.state(), attacker, means).contains(target)) {
                strikes.add(new AttackAction(attacker, means, target));
            }
        }
        if (strikes.isEmpty()) {
            return;
        }
        AttackAction strike = strikes.size() == 1
                ? strikes.get(0)
                : play.choose(Request.one(attacker.decider(), "overwatch.attack", strikes)
                        .asking(() -> "How does " + watcher.name() + " attack " + target.name() + "?"));
        NothingTwice.note(play, watcher, NAME);
        strike.resolve(play, Occasion.OVERWATCH);
        if (watcher.overwatch() > 0) {
            play.emit(new OverwatchAttackMade(watcher.id()));
        }
    }
}
