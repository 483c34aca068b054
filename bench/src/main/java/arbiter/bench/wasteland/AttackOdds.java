package arbiter.bench.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.PathAnswers;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What people are shown before an attack: the test with bought dice and dice thrown again, the location, bought combat dice
 * and what their effects do.
 */
public final class AttackOdds {

    private final Table<WastelandState> table;
    private final String attack;

    private AttackOdds(String turn, String attack) {
        this.table = Table.start(
                WastelandTables.BOOK.game(),
                Journal.Header.of("wasteland", "", Map.of()),
                WastelandTables.before(turn),
                DiceBox.of(die -> 1));
        this.attack = attack;
    }

    /** A rifle with Piercing at a warlord behind cover, who has luck to throw cover dice again. */
    public static AttackOdds shot() {
        return new AttackOdds("whisper", "attack:shoot:marksman-rifle:warlord");
    }

    /** A bat with Vicious at a machine, with dice for points. */
    public static AttackOdds blow() {
        return new AttackOdds("maul", "attack:strike:nail-bat:frame");
    }

    public Outlook preview() {
        return Preview.of(table, open(), List.of(attack))
                .choosing(Policy.DEFAULT)
                .answering(new Bought())
                .fast();
    }

    /** Dice and damage for points; whatever else is asked goes by default. */
    private record Bought() implements PathAnswers {

        private static final Map<String, String> ANSWERS = Map.of("test.dice", "2", "attack.points", "2");

        @Override
        public Taken answer(Request<?> request) {
            return new Taken(Optional.ofNullable(ANSWERS.get(request.label())).map(List::of), this);
        }
    }

    private OpenRequest open() {
        return table.open().get(0);
    }
}
