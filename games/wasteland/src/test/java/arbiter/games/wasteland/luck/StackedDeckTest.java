package arbiter.games.wasteland.luck;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.attack.AttackDifficulty;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackInProgress;
import arbiter.games.wasteland.chem.ChemRecord;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.SearchAct;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Ann has 4 in every attribute but LCK 8, and rank 2 in what she tests: 6 or less, or 10 or less with luck. What hinders
 * the attribute she began with hinders her still.
 */
class StackedDeckTest {

    private static final int HEAD = 0;

    private static final String YARD = """
        game: wasteland
        units:
          - id: ann
            sheet: {kind: adversary, id: ann, name: Ann, being: person, rank: normal, level: 1, attributes: {STR: 4, PER: 4, END: 4, CHA: 4, INT: 4, AGI: 4, LCK: 8}, skills: {small-guns: 2, melee-weapons: 2, energy-weapons: 2, survival: 2}, luck: 3, weapons: [%s], shots: {light round: 9, cell: 9}, text: x}
            side: party
            at: yard
          - {id: thug, from: scav-thug, side: raiders, at: yard}
        scene:
          zones: [{name: yard, darkness: %s, rain: %s}, {name: road}]
          links: [{between: [yard, road]}]
          reach: [[ann, thug]]
        """;

    /** With STR 4 she carries 190 pounds; the pistol and eight rotary guns are 196. */
    private static final String LOAD =
            "service-pistol, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun";

    private static Scenario<WastelandState> yard(String weapons, int darkness, int rain) {
        return new Scenario<>(Tables.of(YARD.formatted(weapons, darkness, rain)));
    }

    private static Fighter ann(Scenario<WastelandState> play) {
        return play.state().unit("ann");
    }

    private static void addict(Scenario<WastelandState> play, String chem) {
        ann(play).set(new ChemRecord(List.of(), List.of(), List.of(BOOK.chem(chem)), List.of()));
    }

    /** The test of an attack on the thug with the weapon in hand. */
    private static void attack(Scenario<WastelandState> play) {
        AttackForm form = ann(play).attackForms(play.state()).get(0);
        var attack =
                new AttackInProgress(Occasion.of(ann(play)), form, play.state().unit("thug"));
        TestProcedure.resolve(
                play,
                TestAttempt.of(
                        ann(play),
                        "an attack",
                        form.attribute(),
                        form.skill(),
                        AttackDifficulty.of(play.state(), attack)));
    }

    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck", "WAS-CHAR-9", "WAS-LUCK-5"})
    void a_load_hinders_as_before_and_luck_counts_for_a_re_roll_too() {
        var play = yard(LOAD, 0, 0)
                .choice("test.stacked-deck", "yes")
                .dice("test.d20", 9, 17)
                .choice("test.miss-fortune", "17")
                .dice("test.reroll", 10)
                .choice("test.miss-fortune", "none");

        attack(play);

        assertThat(play.log())
                .containsExactly(
                        "Ann spends 1 luck: Stacked Deck, 2 left",
                        "Ann spends 1 luck: Miss Fortune, 1 left",
                        "Ann throws a die again (Miss Fortune): the 17 becomes a 10",
                        "Ann rolls an attack, 9+10 against 10: 2 successes, difficulty 2 (+1 Defense +1 encumbrance),"
                                + " passes");
    }

    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck", "WAS-CHEM-3", "rage-dose"})
    void the_craving_of_an_addict_hinders_as_before() {
        var play = yard("machete", 0, 0).choice("test.stacked-deck", "yes").dice("test.d20", 7, 10);
        addict(play, "rage-dose"); // without a dose tests of STR are harder, and those of LCK are not
        LuckPoints.put(ann(play), 1);

        attack(play);

        assertThat(play.log())
                .containsExactly(
                        "Ann spends 1 luck: Stacked Deck, 0 left",
                        "Ann rolls an attack, 7+10 against 10: 2 successes, difficulty 2 (+1 Defense +1 craving),"
                                + " passes");
    }

    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck", "WAS-ENV-1", "WAS-INJ-2"})
    void bad_sight_hinders_a_shot_as_before() {
        var play = yard("beam-pistol", 2, 1);
        Injuries.inflict(play, ann(play), HEAD, false);
        play.choice("test.stacked-deck", "yes").dice("test.d20", 1, 7);
        LuckPoints.put(ann(play), 1);

        attack(play);

        assertThat(play.log())
                .endsWith(
                        "Ann spends 1 luck: Stacked Deck, 0 left",
                        "Ann rolls an attack, 1+7 against 10: 3 successes, difficulty 6 (+1 Defense +2 darkness +1 rain"
                                + " +2 head injury), fails");
    }

    @Test
    @Ledger({"WAS-LUCK-3", "stacked-deck", "WAS-ENV-1", "WAS-REACH-1"})
    void bad_sight_hinders_a_test_of_perception_as_before() {
        var play = yard("machete", 1, 0).choice("test.stacked-deck", "yes").dice("test.d20", 1, 10);
        LuckPoints.put(ann(play), 1);

        new SearchAct(0, "yard").resolve(play, Occasion.of(ann(play)));

        assertThat(play.log())
                .containsExactly(
                        "Ann spends 1 luck: Stacked Deck, 0 left",
                        "Ann rolls looking for mines, 1+10 against 10: 3 successes, difficulty 5 (+2 hidden +1 darkness"
                                + " +2 enemy in reach), fails");
    }
}
