package arbiter.games.wasteland.test;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.attack.AttackForm;
import arbiter.games.wasteland.attack.AttackForms;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A failed test with a 20, and what the gamemaster makes of it. */
class ComplicationMenuTest {

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 1, 0);

    private static AttackForm weapon(WastelandState state, Fighter one, String id) {
        return one.attackForms(state).stream()
                .filter(form -> form.weapon().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static TestAttempt attack(WastelandState state, Fighter attacker, String weapon) {
        AttackForm form = weapon(state, attacker, weapon);
        return TestAttempt.of(attacker, "an attack", form.attribute(), form.skill(), Modifiers.of("Defense", 3))
                .attackingWith(form, List.of());
    }

    private static Scenario<WastelandState> complicated(Scenario<WastelandState> play, String picked) {
        return play.choice("test.dice", "0").dice("test.d20", 19, 20).choice("test.complication", picked);
    }

    /** Of two complications the Reliable pistol ignores one. */
    private static Scenario<WastelandState> shot(Scenario<WastelandState> before, String picked) {
        var play = before.choice("test.dice", "0").dice("test.d20", 20, 20).choice("test.complication", picked);
        TestProcedure.resolve(play, attack(play.state(), play.state().unit("rook"), "service-pistol"));
        return play;
    }

    @Test
    @Ledger({"comp-jam", "WAS-TEST-11", "WAS-ATK-7", "WAS-QUAL-12", "reliable", "WAS-AMB-28"})
    void a_jammed_weapon_cannot_attack() {
        var play = shot(scenario(rook, maul), "comp-jam");
        AttackForm pistol = weapon(play.state(), rook, "service-pistol");

        assertThat(play.log()).endsWith("Rook has a complication: Jam", "Rook's service pistol jams");
        assertThat(AttackForms.isUsable(rook, pistol)).isFalse();
    }

    @Test
    @Ledger("comp-extra-shot")
    void one_more_shot_is_lost() {
        var play = shot(scenario(rook, maul), "comp-extra-shot");

        assertThat(play.log()).endsWith("Rook has 19 light rounds left");
    }

    @Test
    @Ledger("comp-exposed")
    void the_attacker_comes_out_from_behind_cover() {
        WastelandState state = Tables.of("""
                game: wasteland
                units:
                  - {name: Rook, character: ../characters/rook.yaml, side: party, at: hall behind counter, now: {luck: 0}}
                  - {id: thug, from: scav-thug, side: raiders, at: hall}
                scene: {zones: [{name: hall, cover: [{name: counter, kind: wooden-cover}]}]}
                """);
        var play = shot(new Scenario<>(state), "comp-exposed");

        assertThat(play.log()).endsWith("Rook has come out of cover");
        assertThat(state.unit("rook").posture().exposed()).isTrue();
    }

    @Test
    @Ledger("comp-knocked-down")
    void a_striker_falls() {
        var play = complicated(scenario(rook, maul), "comp-knocked-down");

        TestProcedure.resolve(play, attack(play.state(), maul, "nail-bat"));

        assertThat(play.log()).endsWith("Maul is prone");
    }

    @Test
    @Ledger("comp-drop-weapon")
    void a_striker_drops_the_weapon() {
        var play = complicated(scenario(rook, maul), "comp-drop-weapon");

        TestProcedure.resolve(play, attack(play.state(), maul, "nail-bat"));

        assertThat(play.log()).endsWith("Maul drops the nail bat");
        assertThat(play.state().ground().items()).hasSize(1);
    }

    @Test
    @Ledger("comp-open-guard")
    void a_striker_is_open_to_attacks() {
        var play = complicated(scenario(rook, maul), "comp-open-guard");

        TestProcedure.resolve(play, attack(play.state(), maul, "nail-bat"));

        assertThat(play.log()).endsWith("Maul is open to blows: Defense 0");
    }

    @Test
    @Ledger("comp-patient-hurt")
    void a_patient_is_hurt_but_never_to_nothing() {
        var play = complicated(scenario(rook, maul), "comp-patient-hurt");

        TestProcedure.resolve(play, aid());

        assertThat(maul.vitals().health()).isEqualTo(12);
        Vitals.put(maul, 1, 0, Vitals.Life.ABLE);
        assertThat(new ComplicationEffects.PatientHurt().applies(play.state(), aid()))
                .isFalse();
    }

    private TestAttempt aid() {
        return TestAttempt.of(
                        rook, "First Aid", Attribute.INTELLIGENCE, SkillName.MEDICINE, Modifiers.of("injuries", 1))
                .treating(maul);
    }

    @Test
    @Ledger("comp-noise")
    void those_near_hear_a_noise() {
        Fighter near = enemy("scav-thug", 1, 1);
        Fighter far = enemy("road-gunner", 2, 2);
        Unawareness.put(near, rook, true);
        Unawareness.put(far, rook, true);

        var play = shot(scenario(rook, near, far), "comp-noise");

        assertThat(play.log()).endsWith("Scav thug becomes aware of Rook");
        assertThat(Unawareness.isUnaware(far, rook)).isTrue();
    }

    @Test
    @Ledger({"comp-gm-ap", "WAS-TEST-11", "WAS-TEST-13"})
    void points_go_to_the_gamemaster_after_tests_of_player_characters_only() {
        var play = complicated(scenario(rook, maul), "comp-gm-ap");

        TestProcedure.resolve(play, attack(play.state(), maul, "nail-bat"));

        assertThat(play.state().pools().gamemaster()).isEqualTo(2);
        Fighter thug = enemy("scav-thug", 0, 0);
        assertThat(new ComplicationEffects.GamemasterPoints()
                        .applies(play.state(), attack(play.state(), thug, "machete")))
                .isFalse();
    }
}
