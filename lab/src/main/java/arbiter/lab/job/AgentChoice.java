package arbiter.lab.job;

import arbiter.content.Nearest;
import arbiter.kernel.Agent;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.agent.AgentKind;
import arbiter.lab.agent.ThinkingBudget;
import arbiter.rulebook.Rulebook;
import java.util.Arrays;
import java.util.OptionalInt;

/** Who plays a side; of a tactician also how many decisions it may try for one question. */
public record AgentChoice(AgentKind agent, OptionalInt decisions) {

    public static final AgentChoice FAST = new AgentChoice(AgentKind.FAST, OptionalInt.empty());

    private static final int MOST_DECISIONS = 1_000_000;

    public AgentChoice {
        decisions.ifPresent(count -> {
            if (agent != AgentKind.TACTICIAN) {
                throw new Refused("only a tactician thinks for so many decisions, not '" + agent.word() + "'");
            }
            if (count < 1 || count > MOST_DECISIONS) {
                throw new Refused("a tactician thinks for 1 to " + MOST_DECISIONS + " decisions, not " + count);
            }
        });
    }

    /** As people write it: {@code fast}, {@code tactician}, {@code tactician:20000}. */
    public static AgentChoice read(String words) {
        int colon = words.indexOf(':');
        String word = colon < 0 ? words : words.substring(0, colon);
        AgentKind kind = Arrays.stream(AgentKind.values())
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new Refused(Nearest.unknown(
                        "agent",
                        word,
                        Arrays.stream(AgentKind.values()).map(AgentKind::word).toList())));
        return new AgentChoice(kind, colon < 0 ? OptionalInt.empty() : number(words.substring(colon + 1)));
    }

    private static OptionalInt number(String digits) {
        if (!digits.matches("\\d{1,9}")) {
            throw new Refused("after tactician: stands a number of decisions, not '" + digits + "'");
        }
        return OptionalInt.of(Integer.parseInt(digits));
    }

    /** A new agent of this choice for one fight. */
    public <S extends State<S>> Agent<S> at(Rulebook<S> book, long seed) {
        ThinkingBudget budget = decisions.isPresent() ? ThinkingBudget.of(decisions.getAsInt()) : ThinkingBudget.QUICK;
        return agent.at(book, budget, seed);
    }

    @Override
    public String toString() {
        return agent.word() + (decisions.isPresent() ? ":" + decisions.getAsInt() : "");
    }
}
