package arbiter.games.centuryg.test;

import arbiter.games.centuryg.match.MatchCourse.MatchEnded;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.match.SceneStatus.SurroundingsSet;
import arbiter.games.centuryg.person.ExperienceGranted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.Periods;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** What a gamemaster calls for: Tests, treatment, the end of a Scene. Ledger: BCG-TEST-2, BCG-GEN-4, BCG-XP-1. */
public final class GamemasterTests {

    private static final int MOST_XP = 60;

    private GamemasterTests() {}

    public static void offer(CenturyState state, List<Call> calls) {
        if (state.scene().scale() == SceneScale.INTERMISSION) { // there the gamemaster is asked for them
            people(state, calls);
            return;
        }
        for (OptionalAction<CenturyState> occasion : of(state)) {
            calls.add(new Call(Decider.GAMEMASTER, occasion));
        }
        if (state.scene().scale() == SceneScale.MATCH) {
            calls.add(new Call(
                    Decider.GAMEMASTER,
                    OptionalAction.<CenturyState>of(
                            "close", "Close the Match", play -> play.emit(new MatchEnded(true)))));
        }
    }

    /** In a Scene everybody may try something without being asked. */
    private static void people(CenturyState state, List<Call> calls) {
        for (Fighter fighter : state.units()) {
            if (fighter.hasBody() && fighter.isFighting()) {
                calls.add(new Call(
                        fighter.decider(),
                        OptionalAction.<CenturyState>of(
                                "try:" + fighter.id(),
                                fighter.name() + " tries something",
                                play -> TestActs.choose(play, fighter))));
            }
        }
    }

    public static List<OptionalAction<CenturyState>> of(CenturyState state) {
        List<OptionalAction<CenturyState>> occasions = new ArrayList<>();
        boolean match = state.scene().scale() == SceneScale.MATCH;
        for (Fighter fighter : state.units()) {
            if (fighter.hasBody() && fighter.isFighting()) {
                people(state, fighter, match, occasions);
            }
        }
        boolean harsh = state.scene().isHarsh();
        occasions.add(OptionalAction.of(
                "surroundings",
                harsh ? "The air is mild again" : "It is very hot or cold here",
                play -> play.emit(new SurroundingsSet(!harsh))));
        if (!match) {
            for (Period period : List.of(Period.SCENE, Period.EPISODE, Period.ARC)) {
                occasions.add(OptionalAction.of(
                        "end:"
                                + period.word()
                                        .toLowerCase(java.util.Locale.ROOT)
                                        .replace(' ', '-'),
                        "The " + period.word() + " ends",
                        play -> Periods.end(play, period)));
            }
        }
        return occasions;
    }

    private static void people(
            CenturyState state, Fighter fighter, boolean match, List<OptionalAction<CenturyState>> occasions) {
        String id = fighter.id();
        occasions.addAll(TestActs.of(state, fighter, Decider.GAMEMASTER));
        if (!match) {
            occasions.add(OptionalAction.of("xp:" + id, "XP for " + fighter.name(), play -> grant(play, fighter)));
        }
        occasions.add(OptionalAction.of(
                "proxy:" + id, fighter.name() + " gets a Proxy", play -> play.emit(new ProxyGiven(id, ""))));
    }

    private static void grant(Play<CenturyState> play, Fighter fighter) {
        int xp = play.choose(Request.amount(Decider.GAMEMASTER, "scene.xp", 0, MOST_XP)
                        .asking(() -> "How many XP for " + fighter.name() + "?"))
                .value();
        play.emit(new ExperienceGranted(fighter.id(), xp));
    }
}
