package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.rule.person.ContestedTest;
import arbiter.games.centuryg.rule.person.TestCall;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Out of the Match, if nobody is faster. Ledger: BCG-MATCH-10. */
record Escape(List<Fighter> pursuers) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        List<Fighter> pursuers = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other.isFighting() && other.isOnFoot() && state.enemies(unit, other)) {
                pursuers.add(other);
            }
        }
        if (!pursuers.isEmpty()) {
            deeds.add(new Escape(pursuers));
        }
    }

    @Override
    public String id() {
        return "escape";
    }

    @Override
    public String text() {
        return "Escape, against whoever pursues";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        Fighter pursuer = Whom.choose(
                play, Decider.GAMEMASTER, "escape.pursuer", pursuers, () -> "Who pursues " + unit.name() + "?");
        Optional<Fighter> winner =
                ContestedTest.resolve(play, unit, running("escaping"), pursuer, running("pursuing"), true);
        if (winner.isPresent() && winner.get() == unit) {
            play.emit(new Destroyed(unit.id(), Fate.RETREATED));
        }
    }

    private static TestCall running(String purpose) {
        return TestCall.of(purpose, PilotAttribute.FITNESS)
                .labelled("escape.roll")
                .with(SkillId.ATHLETICS, "Running");
    }
}
