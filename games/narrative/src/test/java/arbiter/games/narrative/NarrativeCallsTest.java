package arbiter.games.narrative;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.item.ItemEvents.ItemDamaged;
import arbiter.games.narrative.status.Afraid;
import arbiter.games.narrative.story.StoryPoints;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Call;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What people do while the table waits: checks that are called for, harm, rest, facts and the end of the encounter. */
class NarrativeCallsTest {

    private static final NarrativeGame GAME = new NarrativeGame();

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, enemy("line-trooper", 3));

    private List<String> calls() {
        return GAME.calls(play.state()).stream().map(call -> call.option().id()).toList();
    }

    private List<String> call(String id) {
        Call call = GAME.calls(play.state()).stream()
                .filter(one -> one.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        int before = play.log().size();
        GAME.call(play, call);
        play.allUsed();
        return play.log().subList(before, play.log().size());
    }

    @Test
    void what_makes_no_sense_is_not_offered() {
        assertThat(calls())
                .containsExactly(
                        "skill-check",
                        "fear-check",
                        "fall",
                        "fire",
                        "opposed-check",
                        "contest",
                        "fact",
                        "fact:ilka-dorn",
                        "fact:brann-okar",
                        "end-encounter");
        play.emit(new StrainSuffered("ilka-dorn", 2));
        assertThat(calls()).contains("recover", "night").doesNotContain("week", "repair-item");
    }

    @Test
    @Ledger("NAR-CHECK-1")
    void several_make_the_same_check_and_nobody_uses_an_action() {
        play.choice("called-check.who", "ilka-dorn", "brann-okar")
                .choice("called-check.skill", "athletics")
                .choice("called-check.difficulty", "easy")
                .dice("check.roll", 2, 2, 1)
                .dice("check.roll", 4, 1, 1, 1, 1);

        assertThat(call("skill-check"))
                .containsExactly(
                        "Ilka rolls Athletics, 2A vs 1D: success, 2 successes",
                        "Brann rolls Athletics, 1P 3A vs 1D: success, 2 successes");
        assertThat(ilka.turn().actionUsed()).isFalse();
    }

    @Test
    @Ledger("NAR-POOL-10")
    void somebody_resists_or_several_compete() {
        play.choice("called-check.who", "ilka-dorn")
                .choice("called-check.skill", "stealth")
                .choice("called-check.against", "line-trooper")
                .choice("called-check.resisting", "stealth")
                .dice("check.roll", 4, 1, 1, 1, 1, 1, 1);
        assertThat(call("opposed-check")).containsExactly("Ilka rolls Stealth, 2P 2A vs 3D: success, 2 successes");

        play.choice("called-check.who", "ilka-dorn", "brann-okar")
                .choice("called-check.skill", "athletics")
                .choice("called-check.difficulty", "easy")
                .dice("check.roll", 2, 2, 1)
                .dice("check.roll", 4, 1, 1, 1, 1);
        assertThat(call("contest")).endsWith("Nobody is best at Athletics");
    }

    @Test
    @Ledger("NAR-CHECK-4")
    void something_is_frightening() {
        play.choice("fear.who", "ilka-dorn")
                .choice("fear.source", "hard")
                .choice("fear.prepared", "no")
                .dice("check.roll", 1, 1, 2, 1, 1);

        assertThat(call("fear-check"))
                .containsExactly(
                        "Ilka rolls Discipline, 2A vs 3D: failure, 1 failure",
                        "Ilka has 1 setback die for fear on all checks until the encounter ends");
    }

    /** Of the 10 points of a short fall soak takes its part, never of the strain. */
    @Test
    @Ledger("NAR-ENV-10")
    void somebody_falls() {
        play.choice("fall.who", "brann-okar").choice("fall.height", "short").choice("fall.skill", "none");

        assertThat(call("fall"))
                .containsExactly(
                        "Brann is hit by the ground: +10 fall -6 soak = 4 wounds, 4 of 14",
                        "Brann suffers 10 strain, 10 of 13");
    }

    @Test
    @Ledger("NAR-ENV-8")
    void somebody_catches_fire() {
        play.choice("fire.who", "ilka-dorn", "brann-okar").choice("fire.rating", "3");

        assertThat(call("fire")).containsExactly("Ilka burns until it is put out", "Brann burns until it is put out");
        assertThat(ilka.burning().flames().get(0).damage()).isEqualTo(3);
    }

    @Test
    @Ledger({"NAR-HEAL-1", "NAR-HEAL-4"})
    void strain_goes_after_the_encounter_and_over_night() {
        play.emit(new StrainSuffered("ilka-dorn", 6));
        play.emit(new Wounded("ilka-dorn", 3));
        play.choice("rest.who", "ilka-dorn").choice("rest.skill", "cool").dice("check.roll", 4, 1);
        assertThat(call("recover"))
                .containsExactly("Ilka rolls Cool, 1P 1A: success, 2 successes", "Ilka recovers 2 strain, 4 left");

        play.choice("rest.who", "ilka-dorn");
        assertThat(call("night")).containsExactly("Ilka recovers 1 wound, 2 left, and 4 strain, 0 left");
    }

    @Test
    @Ledger("NAR-HEAL-5")
    void a_week_passes_for_an_injury() {
        play.dice("injury.roll", 48);
        CriticalInjuries.inflict(play, ilka, Modifiers.none(), Optional.empty());
        play.choice("rest.injury", "ilka-dorn:1").dice("check.roll", 4, 1, 1, 1);

        assertThat(call("week")).contains("Ilka is healed of Head Ringer");
        assertThat(calls()).doesNotContain("week");
    }

    @Test
    @Ledger("NAR-CHAR-5")
    void a_damaged_item_is_repaired_by_anybody() {
        String item = ilka.gear().items().get(0).id();
        play.emit(new ItemDamaged("ilka-dorn", item, 1));
        play.choice("item-repair.which", "ilka-dorn:" + item)
                .choice("item-repair.by", "ilka-dorn")
                .choice("item-repair.hurried", "no")
                .dice("check.roll", 4, 1, 1, 1);

        assertThat(call("repair-item"))
                .containsExactly(
                        "Ilka rolls Tech-Use, 2A vs 2D: success, 2 successes",
                        "Ilka's Marksman rifle is as good as new",
                        "Ilka pays 225 thrones for the repair of Marksman rifle, which takes 1 to 2 hours");
        assertThat(calls()).doesNotContain("repair-item");
    }

    @Test
    @Ledger("NAR-STORY-2")
    void either_side_buys_a_fact_in_its_own_words() {
        play.choice("story.fact", "words:the hatch was never locked");
        assertThat(call("fact:ilka-dorn"))
                .containsExactly(
                        "A Story Point goes to the gamemaster: players 0, gamemaster 2",
                        "The players say: the hatch was never locked");
        assertThat(calls()).contains("fact").doesNotContain("fact:ilka-dorn", "fact:brann-okar");

        play.choice("story.fact", "told");
        assertThat(call("fact")).endsWith("The gamemaster says: what is told at the table");
        assertThat(play.state().story()).isEqualTo(new StoryPoints(1, 1));
    }

    @Test
    @Ledger({"NAR-CHECK-4", "NAR-HEAL-4"})
    void when_the_encounter_ends_fear_is_over_and_people_recover() {
        ilka.set(new Afraid(true, 1, true));
        play.emit(new StrainSuffered("brann-okar", 1));
        play.choice("rest.skill", "discipline").dice("check.roll", 2, 2, 1);

        assertThat(call("end-encounter"))
                .containsExactly(
                        "Ilka is not hampered by fear",
                        "Brann rolls Discipline, 3A: success, 2 successes",
                        "Brann recovers 1 strain, 0 left",
                        "The encounter is over");
        assertThat(GAME.ending(play.state()).orElseThrow().winner()).isEmpty();
        assertThat(calls()).doesNotContain("end-encounter");
    }
}
