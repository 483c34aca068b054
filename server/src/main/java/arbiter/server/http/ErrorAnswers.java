package arbiter.server.http;

import arbiter.content.ContentProblems;
import arbiter.kernel.Refused;
import arbiter.server.shared.RequestRefused;
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
final class ErrorAnswers {

    private static final Logger LOG = LoggerFactory.getLogger(ErrorAnswers.class);

    /** Of all that this process has refused. */
    static final Refusals REFUSED = new Refusals();

    private ErrorAnswers() {}

    static void install(JavalinConfig config) {
        config.routes.exception(Exception.class, (failure, context) -> answer(context, refusal(failure)));
        config.routes.exception(
                HttpResponseException.class, (failure, context) -> answer(context, known(failure.getStatus())));
        config.router.javaLangErrorHandler((response, error) -> {
            response.setStatus(500);
            response.setContentType("application/json");
            try {
                response.getOutputStream().write(WireJson.bytes(json(refusal(error))));
            } catch (java.io.IOException gone) {
                LOG.debug("nobody waits for the answer", gone);
            }
        });
    }

    static void answer(Context context, RequestRefused refused) {
        refused.retryAfter().ifPresent(seconds -> context.header("Retry-After", Long.toString(seconds)));
        context.header("Cache-Control", "no-store");
        context.status(refused.status()).contentType("application/json").result(WireJson.bytes(json(refused)));
    }

    /** The answer as it is sent, also within a message of the socket. */
    static ObjectNode json(RequestRefused refused) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.set("error", error(refused));
        return body;
    }

    static ObjectNode error(RequestRefused refused) {
        REFUSED.count(refused);
        ObjectNode error = JsonNodeFactory.instance.objectNode();
        error.put("code", refused.code().word()).put("message", refused.getMessage());
        refused.where().ifPresent(where -> error.put("where", where));
        refused.retryAfter().ifPresent(seconds -> error.put("retryAfter", seconds));
        return error;
    }

    /** How a failure is told: people's mistakes as they are, ours by the number of the entry in the log. */
    static RequestRefused refusal(Throwable failure) {
        if (failure instanceof RequestRefused refused) {
            return refused;
        }
        if (failure instanceof Refused || failure instanceof ContentProblems) {
            return new RequestRefused(RequestRefused.Code.AGAINST_THE_RULES, failure.getMessage());
        }
        String number = Long.toString(ThreadLocalRandom.current().nextLong(1L << 40), 36)
                .toUpperCase(Locale.ROOT);
        LOG.error("failure {}", number, failure);
        return new RequestRefused(
                RequestRefused.Code.FAILURE,
                "something went wrong on our side; the server's log has it as failure " + number);
    }

    /** What is said where only the status is known. */
    static RequestRefused known(int status) {
        return switch (status) {
            case 404 -> new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is nothing at this address");
            case 405 ->
                new RequestRefused(RequestRefused.Code.WRONG_METHOD, "this address is there, but not for this method");
            case 413 -> new RequestRefused(RequestRefused.Code.TOO_LARGE, "this is larger than the server takes");
            case 415 ->
                new RequestRefused(RequestRefused.Code.WRONG_TYPE, "send JSON, with Content-Type: application/json");
            default ->
                RequestRefused.withStatus(
                        status,
                        status < 500 ? RequestRefused.Code.MALFORMED : RequestRefused.Code.FAILURE,
                        "the call cannot be carried out");
        };
    }
}
