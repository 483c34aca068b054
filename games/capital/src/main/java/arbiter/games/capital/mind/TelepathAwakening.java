package arbiter.games.capital.mind;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.calls.CallTrait;
import arbiter.games.capital.calls.PersonalCalls;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;

/** Telepath Awakening: feeling what others nearby feel, and sending all of them a word. Ledger: telepath-awakening. */
public record TelepathAwakening(int metres, int difficulty) implements CallTrait {

    private static final Check.Labels LABELS = Check.Labels.of("telepathy-word");

    @Override
    public void offer(CapitalState state, Combatant telepath, List<CallOption<CapitalState>> calls) {
        if (!senses(state, telepath).isEmpty()) {
            PersonalCalls.add(
                    calls, telepath, "word", "Send a word to every mind nearby", play -> send(play, telepath));
        }
    }

    /** Whose surface emotions the telepath senses. */
    public List<Combatant> senses(CapitalState state, Combatant telepath) {
        List<Combatant> sensed = new ArrayList<>();
        for (Combatant other : state.units()) {
            if (MindContest.near(telepath, other, metres)) {
                sensed.add(other);
            }
        }
        return sensed;
    }

    /** One word to all creatures nearby; the word itself is the player's. */
    public boolean send(Play<CapitalState> play, Combatant telepath) {
        List<Combatant> receivers = senses(play.state(), telepath);
        if (receivers.isEmpty() || !Check.passes(play, LABELS, "sending a word", telepath, Attribute.WIL, difficulty)) {
            return false;
        }
        String names = String.join(", ", receivers.stream().map(Combatant::name).toList());
        play.emit(new Announced(telepath.id(), "'s word is in the minds of " + names));
        return true;
    }
}
