package arbiter.games.narrative.damage;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Cast.table;
import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.narrative.Cast;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.sheet.Adversary;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HitDamageTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);

    private static Modifiers damage(Participant user, String weapon, Participant target, int success) {
        return HitDamage.of(
                table(Band.SHORT, user, target), WeaponSource.of(user, BOOK.weapon(weapon)), target, success);
    }

    private static int soak(Participant user, String weapon, Participant target) {
        return Soak.against(WeaponSource.of(user, BOOK.weapon(weapon)), target);
    }

    @Test
    @Ledger({"NAR-DMG-1", "NAR-DMG-2"})
    void base_and_successes_less_soak() {
        assertThat(damage(ilka, "beam-rifle", troopers, 2)).hasToString("+7 Beam rifle +2 net successes -4 soak");
        assertThat(damage(brann, "toothed-blade", troopers, 1).total()).isEqualTo(4 + 3 + 1 - 4);
        assertThat(damage(ilka, "net-thrower", brann, 1).total()).isZero();
    }

    @Test
    @Ledger({"NAR-DMG-3", "NAR-Q-4", "NAR-Q-17", "NAR-Q-19"})
    void pierce_and_breach_lower_soak_unless_it_is_reinforced() {
        assertThat(soak(ilka, "slug-pistol", brann)).isEqualTo(6);
        assertThat(soak(ilka, "shell-carbine", brann)).isEqualTo(4);
        assertThat(soak(ilka, "guided-missile-tube", brann)).isZero();
        Participant plated = Cast.wearing(brann, "powered-plate");
        assertThat(soak(ilka, "guided-missile-tube", plated)).isEqualTo(9);
        Breakage.destroy(
                scenario(Band.SHORT, plated, troopers), plated, plated.gear().get("powered-plate"));
        assertThat(soak(ilka, "slug-pistol", plated)).isEqualTo(4);
    }

    @Test
    @Ledger({"NAR-DMG-5", "NAR-NPC-3"})
    void above_a_threshold_one_is_incapacitated_and_at_it_one_is_not() {
        var play = scenario(Band.SHORT, ilka, troopers);

        play.emit(new Wounded("ilka-dorn", 14));
        assertThat(ilka.canAct()).isTrue();
        play.emit(new Wounded("ilka-dorn", 1));
        assertThat(ilka.canAct()).isFalse();
        assertThat(ilka.present()).isTrue();
        play.emit(new Wounded("ilka-dorn", 40));
        assertThat(ilka.vitals().wounds()).isEqualTo(28);
        assertThat(play.log())
                .containsExactly(
                        "Ilka suffers 14 wounds, 14 of 14",
                        "Ilka suffers 1 wound, 15 of 14, and is incapacitated",
                        "Ilka suffers 40 wounds, 28 of 14, and is incapacitated");
    }

    @Test
    @Ledger({"NAR-DMG-4", "NAR-DMG-5", "NAR-NPC-2"})
    void strain_is_a_track_of_its_own_or_counts_as_wounds() {
        Participant mutant = enemy("hulking-mutant", 1);
        var play = scenario(Band.SHORT, ilka, mutant);

        Suffering.strain(play, ilka, 14);
        Suffering.strain(play, mutant, 19);

        assertThat(ilka.canAct()).isFalse();
        assertThat(mutant.present()).isFalse();
        assertThat(play.log())
                .containsExactly(
                        "Ilka suffers 14 strain, 14 of 13, and is incapacitated",
                        "Hulking mutant suffers 19 wounds, 19 of 18, and is incapacitated");
    }

    /** A threshold of 5 and three members; the eighth of the hard rules has 8 and 14 wounds. */
    @ParameterizedTest
    @CsvSource({"0, 3", "1, 3", "5, 3", "6, 2", "8, 2", "10, 2", "11, 1", "14, 1", "15, 1", "16, 0"})
    @Ledger("NAR-NPC-1")
    void members_fall_one_by_one(int wounds, int standing) {
        var play = scenario(Band.SHORT, ilka, troopers);
        play.emit(new Wounded("line-trooper", wounds));

        assertThat(troopers.standing()).isEqualTo(standing);
        assertThat(troopers.present()).isEqualTo(standing > 0);
    }

    @Test
    void a_group_is_of_minions_only() {
        Adversary mutant = BOOK.content().shelf(Adversary.class).get("hulking-mutant");

        assertThatThrownBy(() -> Profiles.of(mutant, 2))
                .hasMessage("a minion group has 1 or more members and everybody else is one, not 2");
    }
}
