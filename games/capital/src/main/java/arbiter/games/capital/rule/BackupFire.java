package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.OverwatchEnded;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A vehicle on Overwatch for its owner answers a movement, at the point the mover has reached. Ledger: CAP-AMB-126. */
final class BackupFire {

    private static final HoldFire HOLD_FIRE = new HoldFire();

    private record HoldFire() implements Option {

        @Override
        public String id() {
            return "pass";
        }

        @Override
        public String text() {
            return "Hold fire";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }

    private record Fire(Means means) implements Option {

        @Override
        public String id() {
            return means.id() + (fromVehicle() ? "" : "-from-owner");
        }

        @Override
        public String text() {
            return "Fire the " + means.name() + (fromVehicle() ? "" : ", measured from its owner");
        }

        private boolean fromVehicle() {
            Platform platform = means.platform().orElseThrow();
            return platform.origin() == platform.vehicle();
        }
    }

    private BackupFire() {}

    static void offer(Play<CapitalState> play, Combatant vehicle, Combatant mover) {
        if (vehicle.overwatch() == 0 || !vehicle.isVehicle()) {
            return;
        }
        Combatant owner = Backup.lender(play.state(), vehicle);
        List<Option> options = new ArrayList<>();
        options.add(HOLD_FIRE);
        for (Means means : Backup.means(play.state(), vehicle)) {
            if (Armoury.targets(play.state(), owner, means).contains(mover)) {
                options.add(new Fire(means));
            }
        }
        if (options.size() == 1) {
            return;
        }
        Option chosen = play.choose(Request.one(owner.decider(), "overwatch.backup", options)
                .asking(() -> "Does the " + vehicle.name() + " fire at " + mover.name() + "?"));
        if (chosen instanceof Fire fire) {
            play.emit(new OverwatchEnded(vehicle.id()));
            Attack.resolve(play, owner, fire.means(), List.of(mover), Manner.OVERWATCH);
        }
    }
}
