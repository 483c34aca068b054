package arbiter.games.gladiators.modifier.drawback;

import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UseModifier;
import arbiter.games.gladiators.power.Wear;
import arbiter.games.gladiators.power.WearEvents.WearRolled;
import arbiter.games.gladiators.result.HitsTaken;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** May hurt its user. Ledger: GG-MD-06. */
public record Backfire() implements UseModifier {

    private static final int PERSISTENT = 3;

    @Override
    public Step step() {
        return Step.BACKFIRE;
    }

    /** A bare hit, which Toughness does not catch; the use goes on unless its user is out by it. Ledger: GG-AMB-106. */
    @Override
    public boolean pay(Play<GladiatorsState> play, PowerUse use, PowerModifier own, boolean rollsToHit) {
        int die = play.draw("power.backfire", Wear.DIE).sum();
        boolean backfires = die <= (use.way().isPersistent() ? PERSISTENT : 1);
        play.emit(new WearRolled(
                use.user().id(),
                use.power().place(),
                "Backfire",
                die,
                List.of(),
                backfires ? "it backfires" : "it works"));
        if (backfires) {
            play.emit(HitsTaken.of(use.user(), Modifiers.of("Backfire", 1), 0));
            GoingOut.check(play, use.user(), false, false);
        }
        return use.user().isInAction();
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        wording.but("may hurt its user");
    }
}
