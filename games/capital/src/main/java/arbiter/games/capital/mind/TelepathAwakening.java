package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Telepath Awakening: feeling what others nearby feel, and sending all of them a word. Ledger: telepath-awakening. */
public final class TelepathAwakening {

    private static final Check.Labels LABELS = Check.Labels.of("telepathy-word");
    private static final int METRES = 10;
    private static final int DIFFICULTY = 6;

    private TelepathAwakening() {}

    /** Whose surface emotions the telepath senses. */
    public static List<Combatant> senses(CapitalState state, Combatant telepath) {
        List<Combatant> sensed = new ArrayList<>();
        if (telepath.has(AbilityId.TELEPATH_AWAKENING)) {
            for (Combatant other : state.units()) {
                if (MindContest.near(telepath, other, METRES)) {
                    sensed.add(other);
                }
            }
        }
        return sensed;
    }

    /** One word to all creatures nearby; the word itself is the player's. */
    public static boolean send(Play<CapitalState> play, Combatant telepath) {
        List<Combatant> receivers = senses(play.state(), telepath);
        if (receivers.isEmpty()
                || !Check.againstGm(play, LABELS, "sending a word", telepath, Attribute.WIL, DIFFICULTY)
                        .succeeds()) {
            return false;
        }
        String names = String.join(", ", receivers.stream().map(Combatant::name).toList());
        play.emit(new Announced(telepath.id(), "'s word is in the minds of " + names));
        return true;
    }
}
