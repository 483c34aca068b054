package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Budget;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.WhatIf;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Odds before they are rolled, as the protocol asks for them. They are set up under the table's lock and run outside. */
final class Considering {

    private static final List<String> KEYS = List.of("request", "options", "each", "policy", "with");
    private static final List<String> POLICIES = List.of("default", "best", "none");
    private static final int EACH = 64;
    private static final int REMEMBERED = 256;

    /** What an outlook depends on; within the same journal everything else is the same. */
    private record Key(
            int journal,
            String request,
            List<String> options,
            Policy policy,
            Map<String, String> with,
            Sight.Shared by) {}

    /** An outlook, and whether it was asked for alone, with more ways and samples than as one of many. */
    private record Known(ObjectNode outlook, boolean alone) {

        boolean answers(boolean askedAlone) {
            return alone || !askedAlone || outlook.path("complete").asBoolean();
        }
    }

    private final Map<Key, Known> remembered = new LinkedHashMap<>(16, 0.75f, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Known> eldest) {
            return size() > REMEMBERED;
        }
    };

    /** Makes everything ready; what is returned may run without the table. */
    <S extends State<S>> Supplier<ObjectNode> of(Sitting<S> sitting, Sight sight, JsonNode node) {
        Asked asked = new Asked("preview", node, KEYS);
        Policy policy = policy(asked);
        Map<String, String> with = asked.textsByKey("with");
        OpenRequest open = new Playing<>(sitting).open(sight.viewer(), asked.text("request"));
        if (!asked.has("each")) {
            return one(sitting, open, asked.texts("options", EACH), policy, with, sight, new Budget(1));
        }
        JsonNode lists = asked.node("each");
        if (!lists.isArray() || lists.size() > EACH) {
            throw asked.fault("each", "'each' must be a list of up to " + EACH + " lists of options");
        }
        List<Supplier<ObjectNode>> all = new ArrayList<>();
        Budget budget = new Budget(lists.size());
        lists.forEach(options ->
                all.add(one(sitting, open, asked.texts("each", options, EACH), policy, with, sight, budget)));
        int journal = sitting.table().journal().size();
        return () -> {
            ObjectNode previews = JsonNodeFactory.instance.objectNode();
            var list = previews.putArray("previews");
            for (Supplier<ObjectNode> preview : all) {
                if (sitting.table().journal().size() != journal) {
                    throw new Refusal(Refusal.Code.NOT_OPEN, "the game has gone on; ask again", "preview.request");
                }
                list.add(preview.get());
            }
            return previews;
        };
    }

    private static Policy policy(Asked asked) {
        String word = asked.given("policy").orElse("default");
        if (!POLICIES.contains(word)) {
            throw asked.fault("policy", Nearest.unknown("policy", word, POLICIES));
        }
        return Policy.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private <S extends State<S>> Supplier<ObjectNode> one(
            Sitting<S> sitting,
            OpenRequest open,
            List<String> options,
            Policy policy,
            Map<String, String> with,
            Sight sight,
            Budget budget) {
        Key key =
                new Key(sitting.table().journal().size(), open.id(), options, policy, Map.copyOf(with), sight.shared());
        try {
            if (options.size() == 1) {
                open.request().accept(options.get(0));
            } else {
                open.request().acceptSome(options);
            }
        } catch (Refused refused) {
            throw new Refusal(Refusal.Code.NOT_OFFERED, refused.getMessage(), "preview.options");
        }
        View view = sitting.table().view(sight.viewer());
        WhatIf<S> whatIf = new WhatIf<>(with);
        Preview<S> preview = Preview.of(sitting.table(), open, options)
                .seenBy(sight.viewer())
                .choosing(policy)
                .asking(whatIf);
        return () -> known(key, budget.isForOne(), () -> {
            Outlook outlook = budget.spend(preview);
            return OutlookJson.of(outlook, whatIf.met(), view);
        });
    }

    private ObjectNode known(Key key, boolean alone, Supplier<ObjectNode> work) {
        synchronized (remembered) {
            Known known = remembered.get(key);
            if (known != null && known.answers(alone)) {
                return known.outlook();
            }
        }
        ObjectNode fresh = work.get();
        synchronized (remembered) {
            remembered.put(key, new Known(fresh, alone));
        }
        return fresh;
    }
}
