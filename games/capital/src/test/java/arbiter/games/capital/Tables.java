package arbiter.games.capital;

import arbiter.content.yaml.Source;
import arbiter.games.capital.state.CapitalState;
import arbiter.rulebook.Situation;
import java.nio.file.Path;

/** Tables set up from situations, for tests of the game as a whole. */
public final class Tables {

    public static final CapitalRulebook BOOK = new CapitalRulebook();

    /** Where the shipped encounters are; characters are named relative to them. */
    public static final Path ENCOUNTERS = Path.of("src", "main", "resources", "capital", "encounters");

    private Tables() {}

    public static CapitalState of(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), ENCOUNTERS).start(BOOK);
    }

    /** Two who stand in each other's way. */
    public static CapitalState two() {
        return of("""
                game: capital
                units:
                  - {name: Nia, from: dock-gunner, side: docks, at: "0,0"}
                  - {name: Rook, from: gutter-raider, side: gutter, at: "1,0"}
                """);
    }

    /** Four against four, all within reach of somebody. */
    public static CapitalState eight() {
        return of("""
                game: capital
                units:
                  - {name: Ilse, character: ../characters/ilse-marrow-5.yaml, side: crew, at: "0,0"}
                  - {name: Jax, character: ../characters/jax-irrin-5.yaml, side: crew, at: "0,1"}
                  - {name: Orrin, character: ../characters/orrin-vantage-5.yaml, side: crew, at: "0,2"}
                  - {name: Wren, character: ../characters/wren-halloway-5.yaml, side: crew, at: "0,3"}
                  - {name: Rook, from: gutter-raider, side: docks, at: "1,0"}
                  - {name: Nia, from: dock-gunner, side: docks, at: "1,1"}
                  - {name: Ash, from: ash-hound, side: docks, at: "1,2"}
                  - {name: Vee, from: velvet-duelist, side: docks, at: "1,3"}
                scene:
                  blockers:
                    - {pillar: "6,6", diameter: 2}
                """);
    }
}
