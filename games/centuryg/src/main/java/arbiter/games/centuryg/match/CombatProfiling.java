package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.power.GenrePoints.PointLost;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarkDropped;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** A question about somebody's next Turn, and what an honest answer is worth. Ledger: combat-profiling, BCG-AMB-95, BCG-AMB-96. */
public record CombatProfiling(int times) implements PersonTrait {

    /** At the beginning of the Boss's Turn. */
    @Override
    public void onTurn(Play<CenturyState> play, Fighter boss, TraitInUse own) {
        if (!TraitUses.ready(boss, own, times)) {
            return;
        }
        List<OptionalAction<CenturyState>> options = new ArrayList<>();
        options.add(OptionalAction.none("Ask nobody"));
        for (Fighter other : play.state().units()) {
            if (other.isFighting() && other.isOnFoot() && other.body().person().tier() == Tier.PC) {
                options.add(OptionalAction.of(other.id(), "Ask " + other.name(), now -> ask(now, boss, other, own)));
            }
        }
        if (options.size() > 1) {
            play.choose(Request.one(boss.decider(), "profiling.whom", options)
                            .asking(() -> "Ask a yes-or-no question about somebody's next Turn?"))
                    .resolve(play);
        }
    }

    private static void ask(Play<CenturyState> play, Fighter boss, Fighter asked, TraitInUse own) {
        TraitUses.use(play, boss, own, Period.EPISODE);
        boolean yes = play.confirm(
                asked.decider(),
                "profiling.answer",
                () -> boss.name() + " asks about your next Turn. Is the answer yes?");
        Mark mark = new Mark(Mark.Kind.PROFILED, asked.id(), boss.id(), "", yes ? 1 : 0, Clock.FIGHT);
        play.emit(new Marked(mark, yes ? "says yes" : "says no"));
    }

    /** At the end of the Turn that was asked about. */
    static void check(Play<CenturyState> play, Fighter asked) {
        if (!play.state().has(Mark.Kind.PROFILED, asked)) {
            return;
        }
        Fighter boss = asked;
        for (Mark mark : play.state().marks()) {
            boss = mark.kind() == Mark.Kind.PROFILED && mark.on().equals(asked.id())
                    ? play.state().unit(mark.by())
                    : boss;
        }
        play.emit(new MarkDropped(asked.id(), Mark.Kind.PROFILED, "has had the Turn that was asked about"));
        boolean kept = play.confirm(
                Decider.GAMEMASTER, "profiling.kept", () -> "Did " + asked.name() + " keep to the answer?");
        if (kept) {
            Clock until = Clock.turnEnd(boss.id(), 0);
            play.emit(new Marked(
                    new Mark(Mark.Kind.READ, boss.id(), boss.id(), asked.id(), 1, until),
                    "counts Tension double against " + asked.name()));
        } else {
            play.emit(new PointLost(asked.id(), 1));
        }
    }
}
