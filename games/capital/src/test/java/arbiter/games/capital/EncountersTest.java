package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.EncountersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EncountersTest extends EncountersContract<CapitalState> {

    EncountersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected Map<String, Long> golden() {
        return Map.of("brawl", 7L, "chase", 3L);
    }

    @Override
    protected String arena() {
        return """
                game: capital
                units:
                  - {name: One, from: %s, side: red, at: "0,0"}
                  - {name: Other, from: dock-gunner, side: blue, at: "3,0"}
                scene:
                  blockers:
                    - {wall: "-4,-4; 8,-4; 8,8; -4,8; -4,-4"}
                """;
    }

    /** Vehicles need somebody at the wheel. */
    @Override
    protected List<String> contestants() {
        return Tables.BOOK.content().shelf(Adversary.class).ids();
    }

    @Test
    @Ledger({
        "gutter-raider",
        "dock-gunner",
        "ash-hound",
        "wasp-swarm",
        "hull-breaker",
        "velvet-duelist",
        "mire-seer",
        "warden-of-nine"
    })
    @Override
    protected void everybody_in_the_content_fights_to_the_end() {
        assertThat(contestants()).hasSize(8);
        super.everybody_in_the_content_fights_to_the_end();
    }
}
