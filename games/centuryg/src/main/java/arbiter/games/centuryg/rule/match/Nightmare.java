package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.Movement;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.rule.person.Circumstance;
import arbiter.games.centuryg.rule.person.OffensiveTest;
import arbiter.games.centuryg.rule.person.PilotTest;
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
import java.util.Set;

/**
 * Terror for any number of people in a Zone, each once an Arc; there are such crowds at most a step away. Ledger:
 * nightmare, BCG-AMB-133, BCG-PLOT-5.
 */
public record Nightmare(List<List<Fighter>> crowds) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        List<Integer> places = unit.body().has(TraitId.NIGHTMARE) ? places(state, unit) : List.of();
        if (!places.isEmpty()) {
            deeds.add(new Nightmare(
                    places.stream().map(zone -> present(state, unit, zone)).toList()));
        }
    }

    /** Where there is somebody to frighten, at most a step away. Ledger: BCG-MATCH-8, BCG-MATCH-9. */
    private static List<Integer> places(CenturyState state, Fighter unit) {
        List<Integer> places = new ArrayList<>();
        for (int zone : Movement.reach(state, unit, 1).places()) {
            if (!present(state, unit, zone).isEmpty()) {
                places.add(zone);
            }
        }
        return places;
    }

    private static List<Fighter> present(CenturyState state, Fighter unit, int zone) {
        List<Fighter> present = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != unit
                    && other.isFighting()
                    && other.isOnFoot()
                    && other.zone() == zone
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
        CenturyState state = play.state();
        Steps.go(play, unit, Movement.reach(state, unit, 1), places(state, unit), "nightmare.place");
        List<Fighter> victims = victims(play, unit);
        if (victims.isEmpty()) {
            Buildup.lose(play, unit);
            return;
        }
        Set<TraitId> blows = Deathblows.name(play, unit, victims.get(0), Deathblows.BUT_SWEEPING); // BCG-DB-1
        List<Trial> trials = OffensiveTest.resolve(play, unit, victims, target -> call(state, unit, target, blows));
        Buildup.strike(play, unit); // BCG-MACT-2: an Offensive Test like any other
        for (Fighter victim : victims) {
            play.emit(new Noted(
                    victim.id(),
                    new Note(Note.Kind.FRIGHTENED, unit.id(), 1, Period.ARC),
                    "has looked into a Nightmare"));
        }
        PersonAttack.land(play, unit, victims, trials, false, blows);
    }

    private static TestCall call(CenturyState state, Fighter unit, Fighter target, Set<TraitId> blows) {
        TestCall frightening = TestCall.of("frightening " + target.name(), PilotAttribute.CHARM)
                .labelled("attack.roll")
                .with(SkillId.PRESENCE)
                .about(Circumstance.FRIGHTENING);
        return PersonAttack.against(state, unit, target, frightening, blows);
    }

    /** What the Test against one of those present would come to. */
    public static Outlook against(CenturyState state, Fighter unit, Fighter target) {
        return PilotTest.outlook(state, unit, call(state, unit, target, Set.of()));
    }

    private static List<Fighter> victims(Play<CenturyState> play, Fighter unit) {
        List<Fighter> left = present(play.state(), unit, unit.zone());
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
