package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.rule.person.Circumstance;
import arbiter.games.centuryg.rule.person.Finishing;
import arbiter.games.centuryg.rule.person.OffensiveTest;
import arbiter.games.centuryg.rule.person.PilotTest;
import arbiter.games.centuryg.rule.person.PlotArmor;
import arbiter.games.centuryg.rule.person.TestCall;
import arbiter.games.centuryg.rule.person.Trial;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.Noted;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Terror for any number of people in the Zone, each once an Arc. Ledger: nightmare, BCG-AMB-133, BCG-PLOT-5. */
public record Nightmare(List<Fighter> present) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.body().has(TraitId.NIGHTMARE)) {
            List<Fighter> present = present(state, unit);
            if (!present.isEmpty()) {
                deeds.add(new Nightmare(present));
            }
        }
    }

    private static List<Fighter> present(CenturyState state, Fighter unit) {
        List<Fighter> present = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != unit
                    && other.isFighting()
                    && other.isOnFoot()
                    && other.zone() == unit.zone()
                    && !other.body().notes().has(Note.Kind.FRIGHTENED, unit.id())) {
                present.add(other);
            }
        }
        return present;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public String id() {
        return "nightmare";
    }

    @Override
    public String text() {
        return "Nightmare: frighten people here";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Buildup.lose(play, unit);
        List<Fighter> victims = victims(play, unit);
        if (victims.isEmpty()) {
            return;
        }
        CenturyState state = play.state();
        List<Trial> trials = OffensiveTest.resolve(play, unit, victims, target -> call(state, unit, target));
        for (int i = 0; i < victims.size(); i++) {
            Fighter victim = victims.get(i);
            play.emit(new Noted(
                    victim.id(),
                    new Note(Note.Kind.FRIGHTENED, unit.id(), 1, Period.ARC),
                    "has looked into a Nightmare"));
            if (trials.get(i).passed()) {
                PlotArmor.damage(play, victim, trials.get(i).margin(), Finishing.NONE);
            }
        }
    }

    private static TestCall call(CenturyState state, Fighter unit, Fighter target) {
        return TestCall.of("frightening " + target.name(), PilotAttribute.CHARM)
                .labelled("attack.roll")
                .with(SkillId.PRESENCE)
                .about(Circumstance.FRIGHTENING)
                .swayed(OffensiveEdges.of(state, unit, target))
                .plus("Tension", MatchTension.of(state, unit, target))
                .against(PersonDefense.of(state, target, unit).total());
    }

    /** What the Test against one of those present would come to. */
    public static Outlook against(CenturyState state, Fighter unit, Fighter target) {
        return PilotTest.outlook(state, unit, call(state, unit, target));
    }

    private static List<Fighter> victims(Play<CenturyState> play, Fighter unit) {
        List<Fighter> left = present(play.state(), unit);
        List<Fighter> victims = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Whether> options = new ArrayList<>();
            for (Fighter other : left) {
                options.add(Whether.of(other.id(), other.name(), now -> victims.add(other)));
            }
            options.add(Whether.none("Nobody else"));
            Whether chosen = play.choose(
                    Request.one(unit.decider(), "nightmare.whom", options).asking(() -> "Whom to frighten?"));
            chosen.act(play);
            if (chosen.declines()) {
                break;
            }
            left.removeAll(victims);
        }
        return victims;
    }
}
