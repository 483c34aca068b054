package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarkDropped;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Getting ready for one target. Ledger: BCG-MACT-2, BCG-AMB-28. */
public record Buildup(List<Fighter> targets) implements CenturyAct {

    private static final int ADVANTAGES = 2;

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        List<Fighter> targets = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other)) {
                targets.add(other);
            }
        }
        if (!targets.isEmpty()) {
            deeds.add(new Buildup(targets));
        }
    }

    /** Any other Action loses it. */
    public static void lose(Play<CenturyState> play, Fighter unit) {
        if (play.state().has(Mark.Kind.BUILDUP, unit)) {
            play.emit(new MarkDropped(unit.id(), Mark.Kind.BUILDUP, "loses the Buildup"));
        }
    }

    /** The attack that it was for. */
    static void strike(Play<CenturyState> play, Fighter unit) {
        if (play.state().has(Mark.Kind.BUILDUP, unit)) {
            play.emit(new MarkDropped(unit.id(), Mark.Kind.BUILDUP, "strikes at last"));
        }
    }

    @Override
    public String id() {
        return "buildup";
    }

    @Override
    public String text() {
        return "Buildup: 2 Advantages on the next attack on one target";
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(targets);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        FootMovement.freely(play, unit, 1, "buildup.place");
        lose(play, unit);
        Fighter target = UnitOption.choose(play, unit.decider(), "buildup.target", targets, () -> "Against whom?");
        Mark mark = new Mark(Mark.Kind.BUILDUP, unit.id(), unit.id(), target.id(), ADVANTAGES, Clock.FIGHT);
        play.emit(new Marked(mark, "builds up against " + target.name()));
    }
}
