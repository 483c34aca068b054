package arbiter.games.centuryg.terrain;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.test.PlainRoll;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** Starting or ending a Turn on Extreme ground. Ledger: BCG-TERR-4, BCG-AMB-71, BCG-AMB-72. */
public final class ExtremeGround {

    private static final int BASE = 10;

    private ExtremeGround() {}

    /** One check for each layer that was not braved yet this Turn. */
    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
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
    public static int layers(CenturyState state, Fighter unit, Mark.Kind leaning) {
        if (unit.base().isPresent() && !state.has(leaning, unit)) {
            return 0;
        }
        return Footing.flies(state, unit) ? Colossus.under(state, unit) : Colossus.extreme(state, unit);
    }

    /** Systems or Speed against 10 and the Tension; failure hurts by the difference. */
    public static void check(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        int systems = Ranks.systems(state, unit);
        int speed = Ranks.speed(state, unit);
        Attribute better = systems >= speed ? Attribute.SYSTEMS : Attribute.SPEED; // nothing speaks for the lower one
        int die = PlainRoll.die(play, "ground.test", unit);
        int needed = BASE + state.tension();
        int total = die + Math.max(systems, speed);
        play.emit(new GroundTested(unit.id(), better, die, Math.max(systems, speed), needed));
        if (total < needed) {
            Damage.resolve(play, unit, needed - total, DamageCause.itself("the ground"));
        }
    }

    /** The check as an item of the Beginning Phase. */
    record Check(String id) implements CenturyAct {

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

    /** A Unit braved Extreme ground, well or badly. Ledger: BCG-TERR-4. */
    public record GroundTested(String unit, Attribute attribute, int die, int rank, int needed)
            implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            // a roll alone changes nothing; the Damage of a failure is an event of its own
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(" braves Extreme ground: ")
                    .sum(Integer.toString(die), die, Modifiers.of(EnumWords.of(attribute), rank))
                    .words(" against " + needed)
                    .line();
        }
    }
}
