package arbiter.games.centuryg.damage;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Preview;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the odds say to somebody who is about to be destroyed. */
class LethalOddsTest {

    private final Table<CenturyState> table = Table.start(
            new CenturyGame(),
            Journal.Header.of("centuryg", "", Map.of()),
            at(
                    fight(
                            mecha("Aska", "2,1").threshold(1).guard(0).level(1),
                            mecha("Vex", "3,1").foe().might(9).speed(0).level(0).armed("chainblade")),
                    0,
                    "vex"),
            DiceBox.of(die -> 9));

    @Test
    void leaving_is_told_from_being_destroyed() {
        OpenRequest lethal = lethal();

        assertThat(outlook(lethal, "pass").headlines()).contains(new Outlook.Figure("destroys", Optional.of(false)));
        assertThat(outlook(lethal, "pass").held("destroys").chanceOf(true)).isEqualTo(Fraction.ONE);
        assertThat(outlook(lethal, "live-another-day").held("destroys").chanceOf(true))
                .isEqualTo(Fraction.ZERO);
    }

    private Outlook outlook(OpenRequest open, String option) {
        return Preview.of(table, open, List.of(option)).choosing(Choices.none()).exact();
    }

    /** Vex attacks, everybody else lets everything pass. */
    private OpenRequest lethal() {
        while (true) {
            OpenRequest open = table.open().get(0);
            List<String> options =
                    open.request().options().stream().map(Option::id).toList();
            if (options.contains("live-another-day") && open.request().label().equals("damage.lethal")) {
                return open;
            }
            String wish = options.contains("attack:chainblade") ? "attack:chainblade" : "pass";
            table.answer(Viewer.GAMEMASTER, open.id(), List.of(options.contains(wish) ? wish : options.get(0)));
        }
    }
}
