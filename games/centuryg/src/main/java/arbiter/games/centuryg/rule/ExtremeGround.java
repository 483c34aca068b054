package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.GroundTested;
import arbiter.games.centuryg.state.ItemDone;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Play;
import java.util.List;

/** Starting or ending a Turn on Extreme ground. Ledger: BCG-TERR-4, BCG-AMB-71, BCG-AMB-72. */
final class ExtremeGround {

    private static final int BASE = 10;

    private ExtremeGround() {}

    /** One check for each layer that was not braved yet this Turn. */
    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        int layers = layers(state, unit, Mark.Kind.LEANED_OUT);
        for (int i = 1; i <= layers; i++) {
            String item = "extreme-ground:" + i;
            if (!state.done().contains(item)) {
                deeds.add(new Check(item));
                return;
            }
        }
    }

    /** Docked Units meet the ground only if they lean, or have leaned, out. Ledger: BCG-DOCK-3. */
    static int layers(CenturyState state, Fighter unit, Mark.Kind leaning) {
        if (unit.base().isPresent() && !state.has(leaning, unit)) {
            return 0;
        }
        return Footing.flies(state, unit) ? Colossus.under(state, unit) : Colossus.extreme(state, unit);
    }

    /** Systems or Speed against 10 and the Tension; failure hurts by the difference. */
    static void check(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        int systems = Ranks.systems(state, unit);
        int speed = Ranks.speed(state, unit);
        Attribute better = systems >= speed ? Attribute.SYSTEMS : Attribute.SPEED; // nothing speaks for the lower one
        int die = PlainTest.die(play, "ground.test", unit);
        int needed = BASE + state.tension();
        int total = die + Math.max(systems, speed);
        play.emit(new GroundTested(unit.id(), better, die, Math.max(systems, speed), needed));
        if (total < needed) {
            Harm.resolve(play, unit, needed - total, Cause.itself("the ground"));
        }
    }

    /** The check as an item of the Beginning Phase. */
    record Check(String id) implements Deed {

        @Override
        public String text() {
            return "Brave the Extreme ground";
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            play.emit(new ItemDone(unit.id(), id));
            check(play, unit);
        }
    }
}
