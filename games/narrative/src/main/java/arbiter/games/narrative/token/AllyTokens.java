package arbiter.games.narrative.token;

import arbiter.games.narrative.unit.Participant;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: tokens for whichever ally of somebody acts next. Ledger: NAR-SPEND-5. */
public record AllyTokens(List<Waiting> list) implements Part {

    public static final AllyTokens NONE = new AllyTokens(List.of());

    /** One token, whose side it is for, and who gave it and so does not have it. */
    public record Waiting(String giver, String side, Token token) {

        /** Nobody sees an ally who hides act, so it stays for the one after. */
        boolean isFor(Participant one) {
            return side.equals(one.side()) && !giver.equals(one.id()) && !one.isHidden();
        }
    }

    public AllyTokens {
        list = List.copyOf(list);
    }

    boolean isFor(Participant one) {
        for (Waiting waiting : list) {
            if (waiting.isFor(one)) {
                return true;
            }
        }
        return false;
    }

    AllyTokens with(Waiting waiting) {
        List<Waiting> more = new ArrayList<>(list);
        more.add(waiting);
        return new AllyTokens(more);
    }

    AllyTokens without(Participant one) {
        return new AllyTokens(
                list.stream().filter(waiting -> !waiting.isFor(one)).toList());
    }
}
