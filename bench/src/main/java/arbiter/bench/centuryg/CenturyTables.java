package arbiter.bench.centuryg;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.CenturyRulebook;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Situation;
import java.util.List;

/** Battle Century G's tables that are measured. */
public final class CenturyTables {

    public static final CenturyRulebook BOOK = new CenturyRulebook();

    public static final List<String> RANGERS = List.of("gunner", "rin", "tomas", "imri");

    private static final FileResolver SHIPPED = FileResolver.resources(CenturyRulebook.class, "/centuryg/encounters");

    private CenturyTables() {}

    /** The shipped encounter of four against four at Power Level 2: formation first, then to the end. */
    public static CenturyState fourAgainstFour() {
        return BOOK.encounters().stream()
                .filter(encounter -> encounter.id().equals("pass"))
                .findFirst()
                .orElseThrow()
                .situation()
                .start(BOOK);
    }

    /** Everybody within reach of somebody, two of them in a Duel; it is the Turn of one of the rangers. */
    public static CenturyState inTheThickOfIt(String ranger) {
        return Situation.read(Source.text("in-the-thick-of-it", """
                        game: centuryg
                        units:
                          - id: gunner
                            at: "0,2"
                            side: rangers
                            sheet:
                              kind: mecha
                              id: gunner
                              name: Gunner
                              xp: 70
                              powers: [{power: try-again}, {power: im-breaking-through}]
                              mecha:
                                name: Gunner
                                attributes: {might: 6, guard: 5, threshold: 5, energy: 5, systems: 5, speed: 3}
                                upgrades: [{upgrade: artillery-frame}]
                                weapons:
                                  - {weapon: superheavy-machinegun, area: arms}
                                  - {weapon: incinerator, area: arms}
                                  - {weapon: bombardment, area: torso}
                                  - {weapon: beam-rifle, area: torso}
                                  - {weapon: chainblade, area: arms}
                              text: Strikes areas, with dice that are worth choosing.
                          - {id: rin, name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers, at: "3,2", conditions: [dueling vane]}
                          - {id: tomas, name: Tomas, character: ../characters/tomas-veld-2.yaml, side: rangers, at: "1,3"}
                          - {id: imri, name: Imri, character: ../characters/imri-sol-2.yaml, side: rangers, at: "0,3"}
                          - {id: vane, name: Vane, from: vane-corvin, side: crown, at: "3,2"}
                          - {id: librarian, name: Librarian, from: the-librarian, side: crown, at: "4,2"}
                          - {id: oro, name: Oro, from: magistrate-oro, side: crown, at: "5,2"}
                          - {id: ironclad, name: Ironclad, from: ironclad, side: crown, at: "6,2"}
                        scene:
                          squares: 8x5
                          tension: 3
                          terrain: {defensive: ["4,2", "5,2", "5,2", "6,2"]}
                        turn: %s
                        """.formatted(ranger)), SHIPPED)
                .start(BOOK);
    }
}
