package arbiter.games.narrative.power;

import static arbiter.games.narrative.power.Psykers.power;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.testkit.Ledger;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackEffectsTest {

    @Test
    @Ledger("NAR-BP-1")
    void a_plain_attack_does_twice_the_characteristic_and_injures_only_by_triumph() {
        PowerAttack plain = PowerAttack.of(power("attack", "telekinesis"), 2);

        assertThat(plain.factor()).isEqualTo(2);
        assertThat(plain.criticalRating()).isEmpty();
        assertThat(plain.qualities()).isEmpty();
    }

    /** With two ranks in Discipline. */
    @ParameterizedTest
    @CsvSource({
        "telekinesis, blast, [Blast 2]",
        "telekinesis, deadly, [Vicious 2]",
        "telekinesis, impact, '[Knockdown, Disorient 2]'",
        "telekinesis, non-lethal, [Stun Damage]",
        "telekinesis, rapid-fire, [Auto-fire]",
        "biomancy, shock, [Burn 2]",
        "telekinesis, snare, [Ensnare 2]",
        "telekinesis, withering, [Stun 2]",
        "telekinesis, destructive, '[Destructive, Sunder, Pierce 4]'",
        "pyromancy, inferno, [Pierce 2]"
    })
    @Ledger({
        "NAR-FX-ATT-1",
        "NAR-FX-ATT-3",
        "NAR-FX-ATT-4",
        "NAR-FX-ATT-6",
        "NAR-FX-ATT-8",
        "NAR-FX-ATT-9",
        "NAR-FX-ATT-10",
        "NAR-FX-ATT-11",
        "NAR-FX-ATT-13",
        "NAR-FX-ATT-15"
    })
    void effects_grant_qualities(String discipline, String effect, String qualities) {
        assertThat(PowerAttack.of(power("attack", discipline, effect), 2).qualities())
                .hasToString(qualities);
    }

    @Test
    @Ledger({"NAR-PSY-7", "NAR-FX-ATT-1", "NAR-FX-ATT-4"})
    void without_ranks_in_discipline_rated_qualities_are_not_there() {
        assertThat(PowerAttack.of(power("attack", "telekinesis", "blast", "impact", "destructive"), 0)
                        .qualities())
                .hasToString("[Knockdown, Destructive, Sunder]");
    }

    @Test
    @Ledger({"NAR-FX-ATT-3", "NAR-FX-ATT-14"})
    void deadly_has_a_rating_and_empowered_does_three_times_and_reaches_wider() {
        PowerAttack attack = PowerAttack.of(power("attack", "telekinesis", "deadly", "empowered"), 2);

        assertThat(attack.criticalRating()).isEqualTo(OptionalInt.of(2));
        assertThat(attack.factor()).isEqualTo(3);
        assertThat(attack.wideBlast()).isTrue();
    }

    @Test
    @Ledger({"NAR-PSY-15", "NAR-FX-ATT-13", "NAR-FX-ATT-15"})
    void of_the_same_quality_twice_the_higher_rating_counts() {
        assertThat(PowerAttack.of(power("attack", "pyromancy", "destructive", "inferno"), 2)
                        .qualities())
                .hasToString("[Destructive, Sunder, Pierce 4]");
        assertThat(PowerAttack.of(power("attack", "pyromancy", "destructive", "inferno"), 0)
                        .qualities())
                .hasToString("[Destructive, Sunder, Pierce 2]");
    }
}
