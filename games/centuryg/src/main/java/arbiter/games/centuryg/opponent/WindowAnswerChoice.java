package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** What to say in a response window: Energy is there to be spent, Genre Points where it hurts. */
final class WindowAnswerChoice {

    /** Damage below this is taken as it comes. */
    private static final int SERIOUS = 5;

    /** Damage worth a last Point. */
    private static final int GRAVE = 7;
    /** A die below this is left as it is: it would hardly come up lower. */
    private static final int GOOD = 4;

    private static final int TENSE = 3;

    /** The cheaper half of a Custom Defense turns away what hits by less. */
    private static final int ENOUGH = 3;

    private static final String CHEAP = ":3";

    private WindowAnswerChoice() {}

    static int pick(CenturyState state, Request<?> request) {
        int best = request.fallbackIndex();
        int most = 0;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof WindowAnswer answer && !answer.declines() && !answer.isIdle()) {
                int value = value(state, answer.owner(), answer);
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }

    /** How much it is wanted; nothing is better than something at 0. */
    private static int value(CenturyState state, Fighter unit, WindowAnswer answer) {
        int price = price(answer);
        return switch (kind(answer.id())) {
            case "try-again" -> state.tension() >= TENSE || unit.genre().points() > 1 ? 20 : 0;
            case "you-can-do-better-than-that" -> state.tension() >= TENSE ? 15 : 0;
            case "not-so-fast", "you-are-too-slow" -> isSerious(unit, answer) && answer.face() >= GOOD ? 18 : 0;
            case "im-breaking-through" -> state.tension() > 1 ? 22 : 0; // what it wins grows with it
            case "cant-let-you-do-that" -> isSerious(unit, answer) ? 18 : 0;
            case "my-defense-is-impregnable", "my-pain-is-your-pain" ->
                answer.stake() >= SERIOUS || answer.stake() >= unit.points() ? 25 : 0;
            case "take-one-for-the-team" -> answer.stake() >= SERIOUS && unit.points() > 2 * answer.stake() ? 10 : 0;
            case "believe-in-myself" -> answer.stake() >= unit.points() ? 12 : 0;
            case "live-another-day" -> answer.stake() > 0 ? 0 : 1; // only when nothing else is left
            case "custom-defense" -> answer.id().endsWith(CHEAP) == answer.stake() < ENOUGH ? 32 : 31;
            default -> answer.stake() > 0 || price == 0 ? 30 + price : 30; // defenses: the strongest one
        };
    }

    /** The last Point is kept for something grave, and nobody spends it on a Grunt. */
    private static boolean isSerious(Fighter unit, WindowAnswer answer) {
        boolean last = unit.genre().points() <= price(answer);
        boolean grunt = answer.struck()
                .filter(struck -> struck.machine().tier() == Tier.GRUNT)
                .isPresent();
        return answer.stake() >= (last ? GRAVE : SERIOUS)
                && !(grunt && unit.machine().tier() != Tier.GRUNT);
    }

    /** The Power or Upgrade, without whom it is for. */
    private static String kind(String id) {
        int colon = id.indexOf(':');
        return colon < 0 ? id : id.substring(0, colon);
    }

    private static int price(WindowAnswer answer) {
        return answer.costs().isEmpty() ? 0 : answer.costs().get(0).amount();
    }
}
