package arbiter.bench.gladiators;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.GladiatorsRulebook;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Situation;
import java.util.List;
import java.util.Map;

/** What people are shown before they lay an Area over eight: the rest of the act in every way it can go. */
public final class AreaPreviews {

    public static final int TARGETS = 8;

    private static final FileResolver SHIPPED =
            FileResolver.resources(GladiatorsRulebook.class, "/gladiators/encounters");

    private final Table<GladiatorsState> table = Table.start(
            GladiatorsTables.BOOK.game(),
            Journal.Header.of("gladiators", "", Map.of()),
            eightInABlast(),
            DiceBox.of(die -> 1));

    /** Eight of a gang stand together, and it is the turn of somebody with a large Blast. */
    private static GladiatorsState eightInABlast() {
        return Situation.read(Source.text("eight-in-a-blast", """
            game: gladiators
            title: Eight in a Blast
            units:
              - name: Hail
                side: heroes
                at: "4,8"
                sheet:
                  kind: gladiator
                  name: Hail
                  powers:
                    - {name: Hail, ability: damaging-attack, types: [solid], source: mutant, level: 5, modifiers: [long-range, area large blast]}
                    - {ability: accuracy, source: mutant, level: 3, modifiers: [always-on]}
              - {id: one, name: One, from: gang-member, side: gang, at: "14,7"}
              - {id: two, name: Two, from: gang-member, side: gang, at: "15,7"}
              - {id: three, name: Three, from: gang-member, side: gang, at: "13,8"}
              - {id: four, name: Four, from: gang-member, side: gang, at: "14,8"}
              - {id: five, name: Five, from: gang-member, side: gang, at: "15,8"}
              - {id: six, name: Six, from: gang-member, side: gang, at: "13,9"}
              - {id: seven, name: Seven, from: gang-member, side: gang, at: "14,9"}
              - {id: eight, name: Eight, from: gang-member, side: gang, at: "13,7"}
            turn: hail
            """), SHIPPED).start(GladiatorsTables.BOOK);
    }

    public Outlook preview() {
        return Preview.of(table, open(), List.of("area:hail:blast"))
                .choosing(Policy.DEFAULT)
                .fast();
    }

    private OpenRequest open() {
        return table.open().get(0);
    }
}
