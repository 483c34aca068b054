package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.EncountersContract;
import arbiter.testkit.Ledger;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncountersTest extends EncountersContract<CenturyState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("pass", 7L, "gala", 3L);
    }

    @Override
    protected String arena() {
        return """
                game: centuryg
                units:
                  - {name: One, from: %s, side: red}
                  - {name: Other, from: ironclad, side: blue}
                scene: {squares: 6x6}
                """;
    }

    @Override
    protected int fights() {
        return 48;
    }

    @Override
    protected int leastWon(String encounter) {
        return 50;
    }

    @Override
    protected int mostWon(String encounter) {
        return 90;
    }

    @Test
    void a_match_on_foot_is_open() {
        assertThat(won("gala", 200)).isBetween(50, 150);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4})
    void four_against_four_comes_to_an_end_at_every_power_level(int level) {
        CenturyState start = Tables.of("""
                game: centuryg
                units:
                  - {id: rin, character: ../characters/rin-asagiri-%1$d.yaml, side: red}
                  - {id: tomas, character: ../characters/tomas-veld-%1$d.yaml, side: red}
                  - {id: imri, character: ../characters/imri-sol-%1$d.yaml, side: red}
                  - {id: bo, character: ../characters/bo-harrow-%1$d.yaml, side: red}
                  - {id: kestrel, character: ../characters/kestrel-ngo-%1$d.yaml, side: blue}
                  - {id: ode, character: ../characters/ode-marchetti-%1$d.yaml, side: blue}
                  - {id: other-imri, character: ../characters/imri-sol-%1$d.yaml, side: blue}
                  - {id: other-bo, character: ../characters/bo-harrow-%1$d.yaml, side: blue}
                scene: {squares: 12x8, terrain: {extreme: ["5,3"], defensive: ["3,4", "8,4"], impassable: ["6,5"]}}
                """.formatted(level));
        for (int seed = 1; seed <= 20; seed++) {
            ended(start.copy(), seed, "power level " + level);
        }
    }

    @Override
    @ParameterizedTest
    @MethodSource("encounters")
    @Ledger("BCG-GEN-2")
    protected void players_are_told_what_it_is_about_whom_they_face_and_where(String encounter) {
        super.players_are_told_what_it_is_about_whom_they_face_and_where(encounter);
    }
}
