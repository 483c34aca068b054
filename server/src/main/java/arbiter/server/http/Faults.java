package arbiter.server.http;

import arbiter.content.ContentProblems;
import arbiter.kernel.Refused;
import arbiter.server.store.StoreRefuses;
import arbiter.server.table.Refusal;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever stops a call into an answer for people. What is our fault is logged, and the answer names the entry. */
final class Faults {

    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

    private Faults() {}

    static void install(JavalinConfig config) {
        config.routes.exception(Exception.class, (failure, context) -> answer(context, declined(failure)));
        config.routes.exception(
                HttpResponseException.class, (failure, context) -> answer(context, known(failure.getStatus())));
        config.router.javaLangErrorHandler((response, error) -> {
            response.setStatus(500);
            response.setContentType("application/json");
            try {
                response.getOutputStream().write(Wire.bytes(json(declined(error))));
            } catch (java.io.IOException gone) {
                LOG.debug("nobody waits for the answer", gone);
            }
        });
    }

    static void answer(Context context, Declined declined) {
        declined.retryAfter().ifPresent(seconds -> context.header("Retry-After", Long.toString(seconds)));
        context.header("Cache-Control", "no-store");
        context.status(declined.status()).contentType("application/json").result(Wire.bytes(json(declined)));
    }

    /** The answer as it is sent, also within a message of the socket. */
    static ObjectNode json(Declined declined) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.set("error", error(declined));
        return body;
    }

    static ObjectNode error(Declined declined) {
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("code", declined.code()).put("message", declined.getMessage());
        declined.where().ifPresent(where -> error.put("where", where));
        declined.retryAfter().ifPresent(seconds -> error.put("retryAfter", seconds));
        return error;
    }

    /** How a failure is told: people's mistakes as they are, ours by the number of the entry in the log. */
    static Declined declined(Throwable failure) {
        if (failure instanceof Declined declined) {
            return declined;
        }
        if (failure instanceof Refusal refusal) {
            return Declined.of(refusal);
        }
        if (failure instanceof StoreRefuses) {
            return Declined.of(503, "store", failure.getMessage());
        }
        if (failure instanceof Refused || failure instanceof ContentProblems) {
            return Declined.of(422, "against-the-rules", failure.getMessage());
        }
        String number = Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36)
                .toUpperCase(Locale.ROOT);
        LOG.error("failure {}", number, failure);
        return Declined.of(
                500, "failure", "something went wrong on our side; the server's log has it as failure " + number);
    }

    /** What is said where only the status is known. */
    static Declined known(int status) {
        return switch (status) {
            case 404 -> Declined.of(404, "not-found", "there is nothing at this address");
            case 405 -> Declined.of(405, "wrong-method", "this address is there, but not for this method");
            case 413 -> Declined.of(413, "too-large", "this is larger than the server takes");
            case 415 -> Declined.of(415, "wrong-type", "send JSON, with Content-Type: application/json");
            default -> Declined.of(status, status < 500 ? "malformed" : "failure", "the call cannot be carried out");
        };
    }
}
