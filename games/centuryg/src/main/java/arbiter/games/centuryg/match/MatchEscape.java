package arbiter.games.centuryg.match;

import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.ContestedRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Out of the Match, if nobody is faster. Ledger: BCG-MATCH-10. */
record MatchEscape(List<Fighter> pursuers) implements CenturyAct {

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        List<Fighter> pursuers = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isFighting() && other.isOnFoot() && state.enemies(unit, other)) {
                pursuers.add(other);
            }
        }
        if (!pursuers.isEmpty()) {
            deeds.add(new MatchEscape(pursuers));
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
    public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
        return prospects.escape();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        Fighter pursuer = UnitOption.choose(
                play, Decider.GAMEMASTER, "escape.pursuer", pursuers, () -> "Who pursues " + unit.name() + "?");
        Optional<Fighter> winner =
                ContestedRoll.resolve(play, unit, running("escaping"), pursuer, running("pursuing"), true);
        if (winner.isPresent() && winner.get() == unit) {
            play.emit(new Destroyed(unit.id(), UnitFate.RETREATED));
        }
    }

    private static TestCall running(String purpose) {
        return TestCall.of(purpose, PilotAttribute.FITNESS)
                .labelled("escape.roll")
                .with(SkillId.ATHLETICS, "Running");
    }
}
